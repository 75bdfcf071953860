import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isNode, LineCounter, parseDocument, visit } from 'yaml';
import * as z from 'zod';
import type { LoadedSchema, Problem } from 'graphql-docs-reference/graphql';
import { InputError, suggest } from 'graphql-docs-reference/graphql';
import type { GuideRecord, SearchWords, SymbolFile } from 'graphql-docs-reference/search';
import { readSymbols } from 'graphql-docs-reference/search';

/** Relative to the site, which can do without. */
export const wordsFile = 'docs/search.yml';

const form = z.strictObject({
  start: z.array(z.string()).default([]),
  later: z.array(z.string()).default([]),
  aliases: z.record(z.string(), z.array(z.string())).default({}),
  literals: z.record(z.string(), z.array(z.string())).default({}),
  meanings: z.record(z.string(), z.string()).default({}),
  ignored: z.string().default(''),
});

export interface Places {
  readonly symbols: SymbolFile;
  readonly guides: readonly GuideRecord[];
  /** `off` where the file may name what another schema has. */
  readonly samples: LoadedSchema['samples'];
}

/**
 * Reads what the owner of a site says about the words of its readers.
 *
 * @throws InputError if a place that a word leads to does not exist.
 */
export async function readWords(dir: string, places: Places): Promise<SearchWords> {
  const yaml = await readFile(join(dir, wordsFile), 'utf8').catch(noFile);
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const { start, later, aliases, literals, meanings, ignored } = form.parse(document.toJS() ?? {});
  const paths = pathsOf(places);
  const problems: Problem[] = [];

  function resolve(place: string): string[] {
    const path = paths.get(place);
    if (path !== undefined) return [path];
    if (places.samples === 'off' && /^(?:[@A-Z]|graphql\/)/.test(place)) return [];
    const { line, col } = lines.linePos(offsetOf(place));
    const message = `Unexpected place "${place}", expected a path below /docs/ or a coordinate.`;
    problems.push({
      file: wordsFile,
      line,
      column: col,
      message: message + suggest(place, paths.keys()),
    });
    return [];
  }

  function resolveKeys(phrases: SearchWords['aliases']): SearchWords['aliases'] {
    const entries = Object.entries(phrases);
    return Object.fromEntries(
      entries.flatMap(([place, list]) => resolve(place).map((path) => [path, list])),
    );
  }

  function offsetOf(value: string): number {
    let offset = 0;
    visit(document, {
      Scalar: (_, node) => {
        if (node.value !== value || !isNode(node)) return undefined;
        offset = node.range?.[0] ?? 0;
        return visit.BREAK;
      },
    });
    return offset;
  }

  const words: SearchWords = {
    start: start.flatMap(resolve),
    later: later.flatMap(resolve),
    aliases: resolveKeys(aliases),
    literals: resolveKeys(literals),
    meanings: {
      ...Object.fromEntries((ignored.match(/\S+/g) ?? []).map((word) => [word, ''])),
      ...meanings,
    },
  };
  if (problems.length > 0) throw new InputError(problems);
  return words;
}

function noFile(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '';
  throw error;
}

/** By what the file calls them. */
function pathsOf({ symbols, guides }: Places): Map<string, string> {
  return new Map([
    ...readSymbols(symbols).map(({ coordinate, path }) => [coordinate, path] as const),
    ...guides
      .flatMap(({ path, sections }) => [path, ...sections.map(([, anchor]) => `${path}#${anchor}`)])
      .map((path) => [path.replace(/^\/docs\//, ''), path] as const),
  ]);
}
