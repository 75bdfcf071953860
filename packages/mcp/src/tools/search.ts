import * as z from 'zod';
import type { FilterName, Result, Search } from 'graphql-docs-reference/search';
import type { Site } from '../site';
import { urlOf } from '../site';
import type { Tool } from '../tool';
import { defineTool } from '../tool';

const kinds = [
  'guides',
  'queries',
  'mutations',
  'types',
  'members',
] as const satisfies FilterName[];

const resultSchema = z.strictObject({
  kind: z.string(),
  coordinate: z.string().optional().describe('For get_symbol; guides and posts have none.'),
  title: z.string(),
  url: z.string().describe('For get_page.'),
  summary: z.string(),
  deprecated: z.boolean(),
});

const outputSchema = z.strictObject({
  results: z.array(resultSchema),
  total: z.number(),
  operations: z
    .array(resultSchema)
    .optional()
    .describe('Where no result is an operation: those that some of the words name.'),
});

/** Operations that some of the words name: what an agent that met guides alone goes on to write. */
function operationsNamed({ find }: Search, query: string): readonly Result[] {
  const scores = new Map<string, { readonly result: Result; readonly score: number }>();
  for (const word of query.match(/\p{L}{3,}/gu) ?? []) {
    const found = (['queries', 'mutations'] as const).flatMap((kind) => find(word, kind).results);
    // A word that few operations have says most: "report" in "report abusive comment".
    for (const [place, result] of found.entries()) {
      const known = scores.get(result.path)?.score ?? 0;
      scores.set(result.path, { result, score: known + 1 / Math.sqrt(found.length) / (1 + place) });
    }
  }
  return [...scores.values()]
    .sort((a, b) => b.score - a.score)
    .slice(0, mostNamed)
    .map(({ result }) => result);
}

const mostNamed = 4;

export function createSearchTool(site: Site): Tool {
  const coordinates = new Map(
    [...site.symbols().values()].map(({ path, coordinate }) => [path, coordinate]),
  );
  const toOutput = (result: Result): z.input<typeof resultSchema> => ({
    kind: result.kind,
    coordinate: coordinates.get(result.path),
    title:
      result.context && !coordinates.has(result.path)
        ? `${result.context}: ${result.title}`
        : result.title,
    url: urlOf(site, result.path),
    summary: result.detail,
    deprecated: result.isDeprecated,
  });
  return defineTool({
    name: 'search',
    title: 'Search the documentation',
    description: `Finds operations, types, fields, arguments, enum values and guides by words of a task, by a name, or by part of it; forgives typing errors. Start here if you do not know a coordinate. Ask with the few words that matter ("sign in", "page through a list"), not with a sentence. Leave kind out at first; "guides" finds explanations of a subject, "members" fields, arguments and enum values. Read a result that has a coordinate with get_symbol, and a guide with get_page.`,
    inputSchema: z.strictObject({
      query: z.string().min(1).max(200),
      kind: z.enum(kinds).optional(),
      limit: z.number().int().min(1).max(20).default(8),
    }),
    outputSchema,
    run: async ({ query, kind, limit }) => {
      const search = await site.search();
      const { results, total } = search.find(query, kind ?? 'all');
      const shown = results.slice(0, limit);
      const isShort =
        kind === undefined && !shown.some(({ kind: of }) => of === 'query' || of === 'mutation');
      const operations = isShort ? operationsNamed(search, query).map(toOutput) : [];
      return { results: shown.map(toOutput), total, ...(operations.length > 0 && { operations }) };
    },
  });
}
