import type { Answer } from '../../graphql/requests';
import { isOperation, listSymbols } from '../../graphql/symbols';
import type { Caller } from '../../options/model';
import type { AnsweredExample, ExampleSettings } from '../example';
import { groupByOperation, requestOf } from '../example';
import { isBranch } from '../first-difference';

/** What comes back to one of those in whose name an example can be sent. */
export interface Outcome {
  readonly caller: Caller;
  /** Code of the error that comes in the place of an answer. */
  readonly code?: string;
  /** Where the answer differs, by its path, as `book.loans[].to`; what is below one that differs is left out. */
  readonly differences: Readonly<Record<Difference, readonly string[]>>;
}

/** A value that is null, an object of another type, a list with none, some or none but other entries. */
export type Difference = 'null' | 'type' | 'empty' | 'fewer' | 'other';

type Settings = Pick<ExampleSettings, 'callers' | 'answer' | 'schema'>;

/** Sends the first example of each operation in the name of each caller; by the name of the example. */
export async function answerCallers(
  examples: readonly AnsweredExample[],
  settings: Settings,
): Promise<ReadonlyMap<string, readonly Outcome[]>> {
  if (settings.callers.length === 0) return new Map();
  const examplesOf = groupByOperation(examples);
  const firsts = listSymbols(settings.schema)
    .filter(isOperation)
    .flatMap((operation) => examplesOf(operation).slice(0, 1))
    .filter(({ answer }) => answer.errors === undefined);
  const outcomes = firsts.map(
    async (example) => [example.name, await outcomesOf(example, settings)] as const,
  );
  return new Map(await Promise.all(outcomes));
}

async function outcomesOf(
  example: AnsweredExample,
  { callers, answer }: Settings,
): Promise<readonly Outcome[]> {
  const before = example.before.map(requestOf);
  const answers = await Promise.all(
    callers.map(
      async (caller): Promise<[Caller, Answer]> => [
        caller,
        caller.id === example.as
          ? example.answer
          : await answer([...before, requestOf({ ...example, as: caller.id })]),
      ],
    ),
  );
  return answers.map(([caller, theirs]) => compare(caller, theirs, example.answer));
}

function compare(caller: Caller, theirs: Answer, own: Answer): Outcome {
  const differences = { null: [], type: [], empty: [], fewer: [], other: [] };
  const code = theirs.errors?.[0]?.extensions?.['code'];
  const hasData = Object.values(theirs.data ?? {}).some((value) => value != null);
  if (!hasData && typeof code === 'string') return { caller, code, differences };
  findDifferences(own.data, theirs.data, '', differences);
  return { caller, differences };
}

function findDifferences(
  own: unknown,
  theirs: unknown,
  path: string,
  found: Readonly<Record<Difference, string[]>>,
): void {
  const difference = differenceOf(own, theirs);
  if (difference && !found[difference].includes(path)) found[difference].push(path);
  if (difference && difference !== 'fewer') return;
  if (Array.isArray(own) && Array.isArray(theirs)) {
    const keys = keysOf(theirs);
    for (const [index, key] of keysOf(own).entries())
      if (keys.includes(key))
        findDifferences(own[index], theirs[keys.indexOf(key)], `${path}[]`, found);
  } else if (isBranch(own) && isBranch(theirs)) {
    for (const [name, value] of Object.entries(own))
      findDifferences(value, theirs[name], path === '' ? name : `${path}.${name}`, found);
  }
}

function differenceOf(own: unknown, theirs: unknown): Difference | undefined {
  if (own == null) return undefined;
  if (theirs == null) return 'null';
  if (Array.isArray(own) && Array.isArray(theirs)) {
    if (own.length > 0 && theirs.length === 0) return 'empty';
    const [keys, others] = [keysOf(own), keysOf(theirs)];
    if (keys.every((key) => others.includes(key))) return undefined;
    return others.every((key) => keys.includes(key)) ? 'fewer' : 'other';
  }
  // All ask the same, so that an object without a field of it is of another type.
  const isOther = isBranch(own) && Object.keys(own).some((name) => !Object.hasOwn(theirs, name));
  return isOther ? 'type' : undefined;
}

/** What tells each entry from others: itself, an `id` of it or of what it begins with, or its place. */
function keysOf(entries: readonly unknown[]): unknown[] {
  return entries.map((entry, index) => keyOf(entry) ?? index);
}

function keyOf(entry: unknown): unknown {
  if (!isBranch(entry)) return entry;
  return entry['id'] ?? Object.values(entry).slice(0, 1).filter(isBranch).map(keyOf)[0];
}
