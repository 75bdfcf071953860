export type { Api } from '../api';
export type { Sandbox } from './sandbox';
export { tendIslands } from './tend-islands';
