import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { LoadedSchema, Problem } from 'graphql-docs-reference/graphql';
import { InputError, suggest } from 'graphql-docs-reference/graphql';
import type { GuideRecord, SearchWords, SymbolFile } from 'graphql-docs-reference/search';
import { readSymbols } from 'graphql-docs-reference/search';
import { formProblems, readYaml } from '../../content/read-yaml';

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
 * @throws InputError if the file has another form, or a place that a word leads to does not exist.
 */
export async function readWords(dir: string, places: Places): Promise<SearchWords> {
  const text = await readFile(join(dir, wordsFile), 'utf8').catch(noFile);
  const { content, problems: unread, placeOf } = readYaml(wordsFile, text);
  const parsed = form.safeParse(content);
  if (unread.length > 0) throw new InputError(unread);
  if (!parsed.success) throw new InputError(formProblems(parsed.error, placeOf));
  const { start, later, aliases, literals, meanings, ignored } = parsed.data;
  const paths = pathsOf(places);
  const problems: Problem[] = [];

  function resolve(place: string, at: readonly PropertyKey[]): string[] {
    const path = paths.get(place);
    if (path !== undefined) return [path];
    if (places.samples === 'off' && /^(?:[@A-Z]|graphql\/)/.test(place)) return [];
    const message = `Unexpected place "${place}", expected a path below /docs/ or a coordinate.`;
    problems.push({ ...placeOf(at), message: message + suggest(place, paths.keys()) });
    return [];
  }

  const resolveItems = (list: readonly string[], field: keyof typeof form.shape): string[] =>
    list.flatMap((place, index) => resolve(place, [field, index]));

  function resolveKeys(
    phrases: SearchWords['aliases'],
    field: keyof typeof form.shape,
  ): SearchWords['aliases'] {
    return Object.fromEntries(
      Object.entries(phrases).flatMap(([place, list]) =>
        resolve(place, [field, place]).map((path) => [path, list]),
      ),
    );
  }

  const words: SearchWords = {
    start: resolveItems(start, 'start'),
    later: resolveItems(later, 'later'),
    aliases: resolveKeys(aliases, 'aliases'),
    literals: resolveKeys(literals, 'literals'),
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
