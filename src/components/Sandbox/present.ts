import type { LiveModule } from '../Example/useRunner';

/** What runs the examples of the page; loaded when a reader asks for it. */
export const loadLive = (): Promise<LiveModule> => import('../Example/live');
