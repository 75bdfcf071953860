import { buildSchema, Source } from 'graphql';
import type { ReferenceContext } from '../context';
import { createContext } from '../context';
import { printPage } from '../page';

export function contextOf(sdl: string): ReferenceContext {
  return createContext(buildSchema(new Source(sdl, 'schema/spaces.graphql')), {
    sourceUrl: (path, line) => `https://code.example/${path}${line ? `#L${line}` : ''}`,
    endpoint: 'https://api.example/graphql',
  });
}

/** MDX of the page of the symbol with a coordinate. */
export function print(sdl: string, coordinate: string): string {
  const context = contextOf(sdl);
  const symbol = context.symbols.find((candidate) => candidate.coordinate === coordinate);
  if (!symbol) throw new Error(`No symbol ${coordinate}`);
  return printPage(context, symbol);
}
