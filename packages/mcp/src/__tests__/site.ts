import { buildSchema } from 'graphql';
import { definitionAt } from 'graphql-docs-reference/graphql';
import { summarize } from 'graphql-docs-reference/reference';
import { makeSymbolFile, noWords, readSymbols } from 'graphql-docs-reference/search';
import { testContract } from '../../../reference/src/options/__tests__/contract';
import { createTools } from '../create-server';
import type { RunRequests } from '../run/create-worker-runner';
import type { Site, SiteData } from '../site';
import { createSite } from '../site';
import type { ToolResult } from '../tool';

const sdl = `
directive @constraint(min: Float, max: Float) on ARGUMENT_DEFINITION
directive @access(role: UserRole!, permission: String, scopes: [Scope!]) on FIELD_DEFINITION
directive @errors(codes: [ErrorCode!]!) on FIELD_DEFINITION
enum UserRole { GUEST MEMBER }
enum Scope { READ }
enum ErrorCode {
  "It is not there, e.g. since the winter. Look elsewhere."
  NOT_FOUND
}
"Why, in words of no field."
enum ErrorReason { GONE HIDDEN }
type Query {
  "One garden.\\n\\nAlso a closed one."
  garden(
    "Which one. As in its address."
    id: ID!
  ): Garden @access(role: MEMBER, permission: "INTERACT", scopes: [READ]) @errors(codes: [NOT_FOUND])
  gardens(limit: Int! = 20 @constraint(min: 1, max: 100)): [Garden!]! @access(role: GUEST)
  plots: [Garden!]! @deprecated(reason: "Use \`Query.gardens\`, which has pages. Removal on 2027-09-30.")
}
"Where things grow."
type Garden {
  id: ID!
  "What it is called. At most 80 characters."
  name: String!
  beds: [Bed!]!
}
type Bed { garden: Garden! }
`;

const schema = buildSchema(sdl);
const symbols = makeSymbolFile(schema, summarize);

export const siteData: SiteData = {
  name: 'Gardens',
  url: 'https://docs.example',
  version: '2026.11.21',
  sdl,
  contract: testContract,
  callers: [],
  hasLimits: true,
  hasGuides: false,
  search: {
    symbols,
    words: noWords,
    guides: [
      {
        kind: 'guide',
        title: 'Water',
        description: 'When to water.',
        path: '/docs/water',
        sections: [['In summer', 'in-summer']],
      },
    ],
    text: {
      pages: { '/docs/water': ['Every garden is thirsty.', 'Water in the evening.'] },
      descriptions: readSymbols(symbols).map(({ coordinate, depth }) =>
        depth === 0 ? '' : summarize(definitionAt(schema, coordinate)?.description),
      ),
    },
  },
  pages: [
    {
      path: '/docs/water',
      title: 'Water',
      markdown: '# Water\n\nEvery garden is thirsty.\n\n## In summer\n\nWater in the evening.\n',
    },
  ],
  examples: [],
  changelog: { releases: [], upcoming: [] },
};

/** What there is to look up in another schema. */
export function dataOf(text: string): Pick<SiteData, 'sdl' | 'search'> {
  const file = makeSymbolFile(buildSchema(text), summarize);
  const descriptions = readSymbols(file).map(() => '');
  return {
    sdl: text,
    search: { symbols: file, guides: [], words: noWords, text: { pages: {}, descriptions } },
  };
}

/** Calls a tool of a small site, or of one with other data. */
export function callTool(
  name: string,
  args: unknown,
  data: Partial<SiteData> = {},
): Promise<ToolResult> {
  return callOf(createSite({ ...siteData, ...data }), name, args);
}

export async function callOf(
  site: Site,
  name: string,
  args: unknown,
  run: RunRequests = () => Promise.reject(new Error('There is nothing that runs.')),
): Promise<ToolResult> {
  const tool = createTools(site, run).find((candidate) => candidate.name === name);
  if (!tool) throw new Error(`No tool ${name}`);
  return tool.call(args);
}
