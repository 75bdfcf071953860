import { countTokens } from 'gpt-tokenizer';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Site, Tool, ToolResult } from 'graphql-docs-mcp';
import { createSite, createTools } from 'graphql-docs-mcp';
import { createSequenceAnswerer } from 'graphql-docs-reference/examples';
import { model } from '../../sandbox/model';
import { documentedApi } from '../../documented-api';
import { readSiteData } from 'docusaurus-preset-graphql-docs/plugins';

/** Reading all sources, and asking for all that is in them, takes a while on a busy machine. */
const patience = 180_000;

let site: Site;
let tools: readonly Tool[] = [];

beforeAll(async () => {
  const data = await readSiteData(documentedApi({}));
  site = createSite(data);
  tools = createTools(site, createSequenceAnswerer(model.createModel(data.sdl, data.rows)));
}, patience);

/** Calls a tool, whose answer must be what its schema says. */
async function call(name: string, args: object): Promise<ToolResult> {
  const tool = tools.find((candidate) => candidate.name === name);
  const result = await tool?.call(args);
  if (!tool || !result) throw new Error(`No tool ${name}`);
  expect(result.isError).toBeUndefined();
  tool.outputSchema.parse(result.structuredContent);
  return result;
}

const textOf = ({ content }: ToolResult): string => content.map(({ text }) => text).join('');

describe('get_symbol', () => {
  it('says everything of a symbol in less than 2,000 tokens', { timeout: patience }, async () => {
    const symbols = [...site.symbols().values()].filter(({ depth }) => depth === 0);
    expect(symbols.length).toBeGreaterThan(350);
    for (const { coordinate } of symbols) {
      const text = textOf(await call('get_symbol', { coordinate }));
      expect(countTokens(text), coordinate).toBeLessThan(2_000);
    }
  });

  it('knows every member by its coordinate', { timeout: patience }, async () => {
    for (const { coordinate } of site.symbols().values()) {
      const { structuredContent } = await call('get_symbol', { coordinate });
      expect(structuredContent?.['coordinate']).toBe(coordinate);
    }
  });

  it('names examples that exist', async () => {
    const { structuredContent } = await call('get_symbol', { coordinate: 'Mutation.voteOnPoll' });
    expect(structuredContent?.['examples']).toEqual(['voteOnPoll', 'voteOnPoll.again']);
  });
});

it('gets every example and runs it to the same answer', { timeout: patience }, async () => {
  const { examples } = site.data;
  expect(examples.length).toBeGreaterThan(300);
  for (const { name, query, variables, as, before, answer } of examples) {
    const { structuredContent } = await call('get_examples', { of: name });
    expect(JSON.stringify(structuredContent), name).toContain(JSON.stringify(query));
    const run = await call('run_operation', { document: query, variables, as, after: before });
    expect(run.structuredContent, name).toMatchObject(answer);
  }
});

it(
  'finds no error in the documents of examples that nothing refuses',
  { timeout: patience },
  async () => {
    for (const { name, query, variables, answer } of site.data.examples) {
      const args = { document: query, variables };
      const { structuredContent } = await call('validate_operation', args);
      const isRefused = JSON.stringify(answer.errors ?? []).includes('"VALIDATION_FAILED"');
      if (answer.data !== undefined && !isRefused)
        expect(structuredContent, name).toMatchObject({ valid: true });
    }
  },
);

it('reads every page, and what a search leads to', { timeout: patience }, async () => {
  for (const path of site.pages().keys()) {
    expect(textOf(await call('get_page', { path })).length).toBeGreaterThan(100);
  }
  const { structuredContent } = await call('search', { query: 'pagination', kind: 'guides' });
  const results = structuredContent?.['results'] as { readonly url: string }[];
  for (const { url } of results) {
    expect(textOf(await call('get_page', { path: url })).length).toBeGreaterThan(100);
  }
});

it('lists its tools in less than 4,300 tokens', () => {
  const listed = tools.map(({ name, description, inputSchema, outputSchema }) => ({
    ...{ name, description },
    inputSchema: inputSchema.toJSONSchema(),
    outputSchema: outputSchema.toJSONSchema(),
  }));
  expect(countTokens(JSON.stringify(listed))).toBeLessThan(4_300);
});
