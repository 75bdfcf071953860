import type { Site } from './site';
import type { Tool } from './tool';
import { createGetPage } from './tools/get-page';
import { createGetSymbol } from './tools/get-symbol';
import { createSearchTool } from './tools/search';

/** The tools of a site, to be called in process or through a server. */
export function createTools(site: Site): readonly Tool[] {
  return [createSearchTool(site), createGetSymbol(site), createGetPage(site)];
}
