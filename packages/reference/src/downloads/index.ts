export { collectRequests } from './collection';
export type { DownloadName } from './list-downloads';
export { downloadNames, downloadPath, isDownload } from './list-downloads';
export { makeBruno } from './make-bruno';
export { makeDownloads } from './make-downloads';
export { makeHttpFile } from './make-http-file';
export { makePostman } from './make-postman';
