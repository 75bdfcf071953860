export { deliver } from './deliver';
export { serveFolder } from './serve-folder';
export { restoreFolder, swapFolder } from './swap-folder';
