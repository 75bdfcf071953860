export type { Api } from '../api';
export { create } from '../create';
export type { Registration } from './register';
export type { Sandbox } from './sandbox';
export { ask } from './sandbox';
export { tendIslands } from './tend-islands';
