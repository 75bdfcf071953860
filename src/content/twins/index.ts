export type { IndexFile } from './llms';
export type { TwinsOfSite } from './make-twins';
export { makeTwins, makeTwinsOfSite } from './make-twins';
export type { Twin } from './twin';
