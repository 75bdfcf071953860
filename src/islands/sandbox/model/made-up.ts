import { createMadeUpSandbox } from '../../../sandbox/made-up-sandbox';
import type { BrowserModel } from './browser-model';

/** The model of any other schema: it has no rules, and its scalars take what they are given. */
export const model: BrowserModel = { createSandbox: createMadeUpSandbox, prepare: () => undefined };
