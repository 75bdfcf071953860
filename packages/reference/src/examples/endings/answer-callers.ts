import type { Answer } from '../../graphql/requests';
import { isOperation, listSymbols } from '../../graphql/symbols';
import type { Caller } from '../../options/model';
import type { AnsweredExample, ExampleSettings } from '../example';
import { groupByOperation, requestOf } from '../example';

/** What comes back to one of those in whose name an example can be sent. */
export interface Outcome {
  readonly caller: Caller;
  /** Code of the error that comes in the place of an answer. */
  readonly code: string | undefined;
  /** What this caller doesn't get, by its path in the answer, as `book.loans`; the outermost alone. */
  readonly lost: readonly string[];
  /** Lists that have no entries, which may be because this caller has none of the data. */
  readonly empty: readonly string[];
  /** Lists that have fewer entries. */
  readonly shorter: readonly string[];
}

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
  const code = theirs.errors?.[0]?.extensions?.['code'];
  const sizes = sizesOf(theirs.data);
  if (sizes.size === 0 && typeof code === 'string')
    return { caller, code, lost: [], empty: [], shorter: [] };
  const all = [...sizesOf(own.data)];
  const fewer = all.filter(([path, size]) => (sizes.get(path) ?? size) < size);
  const empty = fewer.flatMap(([path]) => (sizes.get(path) === 0 ? [path] : []));
  const shorter = fewer.flatMap(([path]) => (sizes.get(path) === 0 ? [] : [path]));
  const gone = all.flatMap(([path]) => (sizes.has(path) ? [] : [path]));
  const lost = gone.filter(
    (path) => ![...gone, ...empty].some((other) => path.startsWith(`${other}.`)),
  );
  return { caller, code: undefined, lost, empty, shorter };
}

/** Paths of all fields with a value below the root, each with how many entries its lists have in all. */
function sizesOf(data: unknown): Map<string, number> {
  const sizes = new Map<string, number>();
  add(data, []);
  return sizes;

  function add(found: unknown, at: readonly string[]): void {
    if (found == null) return;
    const size = Array.isArray(found) ? found.length : 0;
    if (at.length > 0) sizes.set(at.join('.'), (sizes.get(at.join('.')) ?? 0) + size);
    if (Array.isArray(found)) for (const entry of found) add(entry, at);
    else if (typeof found === 'object')
      for (const [name, part] of Object.entries(found)) add(part, [...at, name]);
  }
}
