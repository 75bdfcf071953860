import { slugify } from '../../graphql/names';
import type { Problem } from '../../graphql/problem';
import { placeOf } from '../../graphql/problem';
import type { OperationSymbol } from '../../graphql/symbols';
import type { Contract } from '../../options/contract';
import { exampleFile } from '../check-example';
import type { ExampleSettings } from '../example';
import type { Ending, Undeclared } from './find-endings';

type Settings = Pick<ExampleSettings, 'contract' | 'dir'>;

/** Says of each declared code that nothing was answered with what to do. */
export function checkEndings(endings: readonly Ending[], settings: Settings): Problem[] {
  return endings.flatMap(({ symbol, code, example }): Problem[] => {
    if (example) return [];
    const name = `${symbol.name}.${slugify(code)}`;
    const file = exampleFile({ name }, symbol.definition, settings.dir);
    const message = `${symbol.coordinate} declares ${code}, but the model never answers with it. Remove the code, or write an example such as ${file} that shows it.`;
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
