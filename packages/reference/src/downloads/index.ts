export { collectRequests } from './collection';
export type { DownloadName } from './collection';
export { downloadNames, downloadPath, isDownload } from './collection';
export { makeBruno } from './make-bruno';
export { makeDownloads } from './make-downloads';
export { makeHttpFile } from './make-http-file';
export { makePostman } from './make-postman';
