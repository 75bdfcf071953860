import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import type { LinkMap } from '../../src/graphql/links';
import type { Tool } from '../../src/mcp/tool';
import type { BuiltSite } from './built-site';

/** Of several kinds and sizes; a schema that lacks one leaves it out. */
const symbols = [
  'Query.spaces',
  'Query.tasksBySpaceId',
  'Query.authenticatedUserV2',
  'Mutation.voteOnPoll',
  'Mutation.createSpacePostV2',
  'Space',
  'Task',
  'CreateTaskInput',
  'ErrorCode',
  'UUID',
];

/** Tokens of a symbol as its HTML page, as its twin, and as the answer of `get_symbol`. */
export async function tokenTable(
  { texts, readHtml }: BuiltSite,
  links: LinkMap,
  tools: readonly Tool[],
): Promise<string[]> {
  const getSymbol = tools.find(({ name }) => name === 'get_symbol');
  const rows = await Promise.all(
    symbols.flatMap((coordinate) => {
      const path = links.get(coordinate);
      if (path === undefined) return [];
      const row = async (): Promise<string[]> => {
        const answer = await getSymbol?.call({ coordinate });
        const forms = [
          await readHtml(`${path}.md`),
          texts.get(`${path}.md`) ?? '',
          answer?.content[0]?.text ?? '',
        ];
        return [coordinate, ...forms.map((text) => countTokens(text).toLocaleString('en'))];
      };
      return [row()];
    }),
  );
  const table = [['Symbol', 'HTML', 'Markdown', 'get_symbol'], ...rows];
  return table.map(([name = '', ...counts]) =>
    [name.padEnd(28), ...counts.map((count) => count.padStart(11))].join(''),
  );
}
