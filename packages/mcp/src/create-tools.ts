import type { RunRequests } from './run/run-requests';
import type { Site } from './site';
import type { Tool } from './tool';
import { createGetExamples } from './tools/get-examples';
import { createGetPage } from './tools/get-page';
import { createGetSymbol } from './tools/get-symbol';
import { createRunOperation } from './tools/run-operation';
import { createSchemaChanges } from './tools/schema-changes';
import { createSearchTool } from './tools/search';
import { createValidateOperation } from './tools/validate-operation';

/** The tools of a site, to be called in process or through a server. */
export function createTools(site: Site, run: RunRequests): readonly Tool[] {
  return [
    createSearchTool(site),
    createGetSymbol(site),
    createGetPage(site),
    createGetExamples(site),
    createValidateOperation(site),
    createRunOperation(site, run),
    createSchemaChanges(site),
  ];
}
