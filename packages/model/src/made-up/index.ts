export type { MadeUp } from './create-made-up';
export { createMadeUp } from './create-made-up';
export { Memory } from './memory';
