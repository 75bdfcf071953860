export { createServer } from './create-server';
export { createTools } from './create-tools';
export { createWorkerRunner } from './run/create-worker-runner';
export { sourceWorker } from './run/source-worker';
export { serveStdio } from './serve-stdio';
export type { SiteData, SiteExample, SitePage } from './site-data';
export type { Site } from './site';
export { createSite } from './site';
export type { Tool, ToolResult } from './tool';
