export { llmsPath, twinPath } from './addresses';
export { makeTwins } from './make-twins';
export type { Twin } from './twin';
