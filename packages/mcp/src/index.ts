export { createServer, createTools, serverOf, serveStdio } from './create-server';
export { createWorkerRunner, sourceWorker } from './run/create-worker-runner';
export type { SiteData, SiteExample, SitePage, Site } from './site';
export { createSite } from './site';
export type { Tool, ToolResult } from './tool';
