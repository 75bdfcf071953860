import * as z from 'zod';
import type { FilterName } from '../../search/kinds';
import type { Result, Search } from '../../search/search';
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

const outputSchema = z.strictObject({
  results: z.array(
    z.strictObject({
      kind: z.string(),
      coordinate: z.string().optional().describe('For get_symbol; guides and posts have none.'),
      title: z.string(),
      url: z.string().describe('For get_page.'),
      summary: z.string(),
      deprecated: z.boolean(),
    }),
  ),
  total: z.number().int(),
});

/** Words of a task often meet guides alone; what an agent goes on to write is an operation. */
function withOperations(
  { find }: Search,
  query: string,
  results: readonly Result[],
): readonly Result[] {
  if (results.some(isOperation)) return results;
  const [best = []] = words(query)
    .map((word) => find(word, 'all').results.filter(isOperation).slice(0, most.operations))
    .sort((a, b) => b.length - a.length);
  return [...results.slice(0, most.before), ...best, ...results.slice(most.before)];
}

const most = { before: 3, operations: 3 };

function isOperation({ kind }: Result): boolean {
  return kind === 'query' || kind === 'mutation';
}

/** The last first: in "page through tasks" it says what the task is about. */
function words(query: string): string[] {
  return (query.match(/\p{L}{3,}/gu) ?? []).reverse();
}

export function createSearchTool(site: Site): Tool {
  const coordinates = new Map(
    [...site.symbols().values()].map(({ path, coordinate }) => [path, coordinate]),
  );
  const toOutput = (result: Result): z.input<typeof outputSchema>['results'][number] => ({
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
    description: `Finds operations, types, fields, arguments, enum values and guides by words of a task, by a name, or by part of it; forgives typing errors. Start here if you do not know a coordinate. Ask with the few words that matter ("vote poll", "page through tasks"), not with a sentence. Leave kind out at first; "guides" finds explanations of a subject, "members" fields, arguments and enum values. Read a result that has a coordinate with get_symbol, and a guide with get_page.`,
    inputSchema: z.strictObject({
      query: z.string().min(1).max(200),
      kind: z.enum(kinds).optional(),
      limit: z.number().int().min(1).max(20).default(8),
    }),
    outputSchema,
    run: async ({ query, kind, limit }) => {
      const search = await site.search();
      const { results, total } = search.find(query, kind ?? 'all');
      const shown = kind === undefined ? withOperations(search, query, results) : results;
      return { results: shown.slice(0, limit).map(toOutput), total: Math.max(total, shown.length) };
    },
  });
}
