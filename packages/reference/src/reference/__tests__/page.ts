import { buildSchema, Source } from 'graphql';
import { testContract } from '../../options/__tests__/contract';
import { render } from '../../document/html';
import { toMarkdown } from '../../document/markdown';
import type { ReferenceContext } from '../context';
import { createContext } from '../context';
import type { ReferencePage } from '../page';
import { makePage } from '../page';

export function contextOf(
  sdl: string,
  known: Partial<Parameters<typeof createContext>[1]> = {},
): ReferenceContext {
  return createContext(buildSchema(new Source(sdl, 'schema/spaces.graphql')), {
    sourceUrl: (path, line) => `https://code.example/${path}${line ? `#L${line}` : ''}`,
    endpoint: 'https://api.example/graphql',
    contract: testContract,
    ...known,
  });
}

/** The page of the symbol with a coordinate. */
export function pageIn(context: ReferenceContext, coordinate: string): ReferencePage {
  const symbol = context.symbols.find((candidate) => candidate.coordinate === coordinate);
  if (!symbol) throw new Error(`No symbol ${coordinate}`);
  return makePage(context, symbol);
}

export const html = ({ tree }: ReferencePage): string => render(tree).html;

/** HTML of the page of the symbol with a coordinate. */
export const page = (sdl: string, coordinate: string): string =>
  html(pageIn(contextOf(sdl), coordinate));

/** Markdown of the same. */
export const markdown = (sdl: string, coordinate: string): string =>
  toMarkdown(pageIn(contextOf(sdl), coordinate));
