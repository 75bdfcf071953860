import { errorCodesOf } from '../../graphql/contract';
import { slugify } from '../../graphql/names';
import type { Answer } from '../../graphql/requests';
import type { OperationSymbol } from '../../graphql/symbols';
import { isOperation, listSymbols } from '../../graphql/symbols';
import type { Cause, Contract } from '../../options/contract';
import type { ModelObject } from '../../options/model';
import type { AnsweredExample, ExampleSettings } from '../example';
import { fieldOf, groupByOperation, requestOf } from '../example';
import type { Attempt } from './attempts';
import { attemptsBy } from './attempts';
import type { Problem } from '../../graphql/problem';
import { placeOf } from '../../graphql/problem';
import { exampleFile } from '../check-example';

/** How a request can end: an error code that an operation declares, and an answer that has it. */
export interface Ending {
  readonly symbol: OperationSymbol;
  readonly code: string;
  /** Undefined if the model answers no request so. */
  readonly example: AnsweredExample | undefined;
  /** Whether an example shows how to send the operation at all. */
  readonly hasExamples: boolean;
}

interface EndingSettings extends Pick<
  ExampleSettings,
  'schema' | 'callers' | 'answer' | 'contract'
> {
  /** What there is in the model at first. */
  readonly objects: readonly ModelObject[];
}

/**
 * Finds a request for each error code that an operation declares: an example that has the code, or
 * else one that follows from an example without errors and from what the contract says causes it.
 */
export async function findEndings(
  examples: readonly AnsweredExample[],
  settings: EndingSettings,
): Promise<readonly Ending[]> {
  const { schema, contract = {} } = settings;
  const causes = Object.entries(contract.errors?.causes ?? {}) as [Cause, string][];
  const endings: Ending[] = [];
  for (const { symbol, known, own } of operationsOf(examples, settings))
    for (const code of errorCodesOf(schema, symbol.definition, contract) ?? []) {
      const attempts = causes.flatMap(([cause, of]) => (of === code ? [attemptsBy[cause]] : []));
      const example =
        own.find(({ answer }) => failureOf(answer) === code) ??
        (await firstOf(
          code,
          attempts.map((attemptsOf) => attemptsOf(known)),
          settings,
        ));
      endings.push({ symbol, code, example, hasExamples: own.length > 0 });
    }
  return endings;
}

/** A code that an operation answers with and doesn't declare, with a request that shows it. */
interface Undeclared {
  readonly symbol: OperationSymbol;
  readonly code: string;
  readonly attempt: Attempt;
}

/** So many other objects of each type are tried: all of them would take minutes. */
const mostTried = 6;

/** Asks each operation as every caller and with values that it should refuse, for codes that it doesn't declare. */
export async function findUndeclared(
  examples: readonly AnsweredExample[],
  settings: EndingSettings,
): Promise<readonly Undeclared[]> {
  const { schema, contract = {}, answer } = settings;
  const found: Undeclared[] = [];
  for (const { symbol, known } of operationsOf(examples, settings)) {
    const declared = errorCodesOf(schema, symbol.definition, contract);
    if (!declared) continue;
    const codes = new Set([...declared, ...(contract.errors?.common ?? [])]);
    const few = { ...known, uses: known.uses.slice(0, 1), most: mostTried };
    for (const attempt of Object.values(attemptsBy).flatMap((attemptsOf) => [...attemptsOf(few)])) {
      const code = failureOf(await answer([...attempt.before, attempt].map(requestOf)));
      if (code === undefined || codes.has(code)) continue;
      codes.add(code);
      found.push({ symbol, code, attempt });
    }
  }
  return found;
}

function operationsOf(
  examples: readonly AnsweredExample[],
  { schema, callers, objects }: EndingSettings,
) {
  const examplesOf = groupByOperation(examples);
  return listSymbols(schema)
    .filter(isOperation)
    .filter(({ kind }) => kind !== 'subscription')
    .map((symbol) => {
      const own = examplesOf(symbol);
      const uses = own.filter(({ answer }) => answer.errors === undefined);
      return { symbol, own, known: { operation: symbol.definition, uses, callers, objects } };
    });
}

async function firstOf(
  code: string,
  attempts: readonly Iterable<Attempt>[],
  { answer }: EndingSettings,
): Promise<AnsweredExample | undefined> {
  for (const each of attempts)
    for (const attempt of each) {
      const answered = await answer([...attempt.before, attempt].map(requestOf));
      if (failureOf(answered) !== code) continue;
      const name = `${fieldOf(attempt)}.error-${slugify(code)}`;
      return { ...attempt, name, errors: [{ value: code, line: 1 }], answer: answered };
    }
  return undefined;
}

/** The code with which an operation itself failed once it was executed; undefined where it has an answer. */
function failureOf({ data, errors: [error] = [] }: Answer): string | undefined {
  if (data === undefined || !error) return undefined;
  const hasData = Object.values(data ?? {}).some((value) => value !== null);
  return hasData ? undefined : String(error.extensions?.['code']);
}

type Settings = Pick<ExampleSettings, 'contract' | 'dir'>;

/** Says of each declared code that nothing was answered with what to do. */
export function checkEndings(endings: readonly Ending[], settings: Settings): Problem[] {
  const alone = new Set<string>();
  return endings.flatMap(({ symbol, code, example, hasExamples }): Problem[] => {
    const { name, coordinate, definition } = symbol;
    if (example || alone.has(coordinate)) return [];
    if (!hasExamples) alone.add(coordinate);
    const named = hasExamples ? `${name}.${slugify(code)}` : name;
    const file = exampleFile({ name: named }, definition, settings.dir);
    const message = hasExamples
      ? `${coordinate} declares ${code}, but the model never answers with it. Remove the code, give the model a rule that fails with it, or write an example such as ${file} that shows it.`
      : `${coordinate} declares errors, and no example shows how to send it. Write one, as ${file}.`;
    return [{ ...placeIn(symbol, settings), message }];
  });
}

/** Says of each code that is answered and not declared how to cause it, and what to do. */
export function checkUndeclared(found: readonly Undeclared[], settings: Settings): Problem[] {
  return found.map(({ symbol, code, attempt: { as, variables, before } }) => {
    const who = as === '' ? '' : ` as ${as}`;
    const given = variables ? ` with the variables ${JSON.stringify(variables.values)}` : '';
    const after = before.length > 0 ? ` after ${before.map(({ name }) => name).join(', ')}` : '';
    const message = `${symbol.coordinate} answers with ${code}${who}${given}${after}, but doesn't declare it. Add the code, or fix the rule of the model.`;
    return { ...placeIn(symbol, settings), message };
  });
}

/** The directive that lists the codes of an operation. */
function placeIn(
  { definition: { astNode } }: OperationSymbol,
  { contract }: { readonly contract?: Contract | undefined },
): Omit<Problem, 'message'> {
  const directive = astNode?.directives?.find(
    ({ name }) => name.value === contract?.errors?.directive,
  );
  return placeOf(directive ?? astNode);
}
