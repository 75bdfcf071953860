export type { TwinsOfSite } from './make-twins';
export { makeTwins, makeTwinsOfSite } from './make-twins';
export type { Twin } from '../twin';
export { makeWrittenTwins } from './written-twins';
