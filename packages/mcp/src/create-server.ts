import { McpServer } from '@modelcontextprotocol/server';
import { instructionsOf } from './instructions';
import type { Site } from './site';
import type { Tool } from './tool';

/** Nothing that a tool does reaches anything outside of this process. */
const annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/** A server of the tools, for one connection or one request. */
export function createServer(site: Site, tools: readonly Tool[]): McpServer {
  const { name, version, url } = site.data;
  const server = new McpServer(
    {
      name: `${name.toLowerCase().replace(/\W+/g, '-')}-docs`,
      title: `${name} API documentation`,
      version,
      websiteUrl: url,
    },
    { instructions: instructionsOf(site) },
  );
  for (const { call, name: toolName, ...tool } of tools) {
    server.registerTool(toolName, { ...tool, annotations }, call);
  }
  return server;
}
