import { createSandbox } from '../../../sandbox/sandbox';
import { enforceScalars } from '../../../sandbox/kit/scalars';
import type { BrowserModel } from './browser-model';

/** The model of our schema, with its rules. */
export const model: BrowserModel = { createSandbox, prepare: enforceScalars };
