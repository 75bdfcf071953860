import { getNamedType, isLeafType } from 'graphql';
import { isUuid } from '../../graphql/check-response';
import { constraintInWords } from '../../graphql/constraint-in-words';
import type { OperationField } from '../../graphql/symbols';
import { t } from '../../i18n/t';
import type { Cause } from '../../options/contract';
import type { Caller, ModelObject } from '../../options/model';
import type { AnsweredExample, Example } from '../example';
import { argumentOf, withArgument, placesOf, replaceAt } from './input-places';
import type { InputPlace } from './input-places';
import { lengthOf, limitsAt, pastLimits } from './past-limits';

/** A request that may fail in a certain way. */
export type Attempt = Example & Pick<AnsweredExample, 'before'>;

/** What attempts are made from. */
export interface Known {
  readonly operation: OperationField;
  /** Examples of the operation that succeed, the plain use first. */
  readonly uses: readonly Attempt[];
  readonly callers: readonly Caller[];
  /** What there is in the model at first. */
  readonly objects: readonly ModelObject[];
  /** How many of them are tried in the place of another; all without. */
  readonly most?: number | undefined;
}

/** Requests that should fail for a cause, the most telling first; each follows from an example that succeeds. */
export const attemptsBy: Readonly<Record<Cause, (known: Known) => Iterable<Attempt>>> = {
  *signedOut({ uses, callers }) {
    const [guest] = callers;
    if (!guest) return;
    for (const use of uses)
      if (use.as !== guest.id)
        yield { ...use, as: guest.id, sentence: t('example.ending.signedOut') };
  },
  *notAllowed(known) {
    const { uses } = known;
    for (const use of uses) yield* asOthers(use, known, use.as);
    for (const use of uses)
      for (const other of withOtherObjects(use, known)) {
        yield { ...other, sentence: t('example.ending.otherObject') };
        yield* asOthers(other, known, use.as);
      }
  },
  *notThere(known) {
    const { uses, operation } = known;
    for (const use of uses)
      for (const { path, value } of keysIn(use, operation)) {
        const changed = changeAt(use, operation, path, unknownKey(value));
        if (changed)
          yield { ...changed, sentence: t('example.ending.notThere', { path: path.join('.') }) };
      }
    for (const use of uses) {
      yield* asEach(use, known).map((one) => ({ ...one, sentence: t('example.ending.hidden') }));
      for (const other of withOtherObjects(use, known)) {
        const sentence = t('example.ending.hidden');
        yield { ...other, sentence };
        yield* asEach(other, known).map((one) => ({ ...one, sentence }));
      }
    }
  },
  *pastLimit({ uses, operation }) {
    for (const use of uses) {
      const changes = allPlaces(use, operation).flatMap((place) =>
        pastLimits(place).map((value) => ({ place, value })),
      );
      const sorted = changes.sort((a, b) => lengthOf(a.value) - lengthOf(b.value));
      for (const { place, value } of sorted) {
        const changed = changeAt(use, operation, place.path, value);
        if (changed) yield { ...changed, sentence: sayLimit(place) };
      }
    }
  },
  *repeated({ uses }) {
    const sentence = t('example.ending.repeated');
    for (const use of uses) yield { ...use, before: [...use.before, use], sentence };
    for (const use of uses)
      for (const earlier of uses)
        if (earlier !== use)
          yield {
            ...use,
            before: [...earlier.before, earlier],
            sentence: t('example.ending.after'),
          };
  },
};

function sayLimit(place: InputPlace): string {
  const limits = constraintInWords(limitsAt(place), Array.isArray(place.value));
  return t('example.ending.pastLimit', { path: place.path.join('.'), limits: limits ?? '' });
}

/** In the names of all who are signed in but one. */
function asOthers(attempt: Attempt, { callers }: Known, own: string): Attempt[] {
  return callers
    .slice(1)
    .flatMap((caller) =>
      caller.id === own
        ? []
        : [{ ...attempt, as: caller.id, sentence: t('example.ending.notAllowed') }],
    );
}

function asEach(attempt: Attempt, { callers }: Known): Attempt[] {
  return callers.flatMap(({ id }) => (id === attempt.as ? [] : [{ ...attempt, as: id }]));
}

/** Every place for a value in the arguments of an example. */
function allPlaces(example: Example, { args }: OperationField): InputPlace[] {
  return args.flatMap((argument) => placesOf(argument, argumentOf(example, argument.name)));
}

const keyNames = /^(?:id|key|slug|handle|code|login|username|name|token)$|(?:Id|Slug|Token)s?$/;

/** What names objects in an example, identifiers first. */
function keysIn(example: Example, operation: OperationField) {
  const leaves = allPlaces(example, operation).flatMap(({ path, input, type, value }) => {
    const named = getNamedType(type);
    if (typeof value !== 'string' || !isLeafType(named)) return [];
    const isId = named.name === 'ID' || isUuid(value);
    return isId || keyNames.test(input.name) ? [{ path, value, isId }] : [];
  });
  return leaves.sort((a, b) => Number(b.isId) - Number(a.isId));
}

/** Of the same form, and of nothing. */
function unknownKey(value: string): string {
  if (isUuid(value)) return `${value.slice(0, 24)}000000000000`;
  return /^\d+$/.test(value) ? '999999999' : 'unknown';
}

/** The same example about each other object of the type of one that it names. */
function* withOtherObjects(
  example: Attempt,
  { operation, objects, most = Infinity }: Known,
): Iterable<Attempt> {
  for (const { path, value } of keysIn(example, operation)) {
    const type =
      objects.find(({ id }) => id === value)?.__typename ?? typeNamedBy(operation, objects);
    const others = objects.filter(({ __typename, id }) => __typename === type && id !== value);
    // Objects of one kind stand together, and those far apart differ more.
    const step = Math.max(1, Math.ceil(others.length / most));
    for (const { id } of others.filter((_, index) => index % step === 0)) {
      const changed = changeAt(example, operation, path, id);
      if (changed) yield changed;
    }
  }
}

/** The type of what an example has made before: `Book` for `deleteBook`. */
function typeNamedBy(
  { name }: OperationField,
  objects: readonly ModelObject[],
): string | undefined {
  const types = [...new Set(objects.map(({ __typename }) => __typename))];
  return types
    .filter((type) => name.toLowerCase().includes(type.toLowerCase()))
    .sort((a, b) => b.length - a.length)[0];
}

function changeAt(
  example: Attempt,
  { args }: OperationField,
  [name, ...path]: InputPlace['path'],
  value: unknown,
): Attempt | undefined {
  const argument = args.find((each) => each.name === name);
  if (!argument) return undefined;
  return withArgument(
    example,
    argument,
    replaceAt(argumentOf(example, argument.name), path, value),
  );
}
