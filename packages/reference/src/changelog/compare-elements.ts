import type { ConstDirectiveNode, GraphQLSchema } from 'graphql';
import { isEnumType, Kind, print } from 'graphql';
import type { Constraint } from '../graphql/constraint';
import { constraintName, isMultiple, readConstraint } from '../graphql/constraint';
import { constraintInWords } from '../graphql/constraint-in-words';
import { accessTypesOf, removalOf, replacementOf } from '../graphql/contract';
import type { AccessContract, Contract } from '../options/contract';
import type { ChangeDraft, ElementChange } from './change';
import type { Comparison, Element } from './elements';

/** How what exists before and after differs, besides its type and its members. */
export function compareElements({ before, after, contract }: Comparison): ChangeDraft[] {
  const saysLimits = before.schema.getDirective(constraintName) !== undefined;
  return [...after.elements].flatMap(([coordinate, element]) => {
    const old = before.elements.get(coordinate);
    if (!old) return [];
    const isSaid = saysLimits || Object.keys(readConstraint(element.directives)).length === 0;
    return [
      ...compareDefaults(old, element),
      ...compareApplications(old, element, [before.schema, after.schema], contract),
      ...compareDeprecations(old, element, contract),
      ...(saysLimits ? compareConstraints(old, element) : []),
      // Limits that are data now were words of the description before.
      ...(isSaid ? compareDescriptions(old, element) : []),
    ].map((change) => ({ coordinate, ...change }));
  });
}

/**
 * A document that leaves an argument out means something else once its default changes, and is
 * invalid if the argument cannot be null and loses it.
 */
function compareDefaults(old: Element, element: Element): ElementChange[] {
  const [before, after] = [old.defaultValue, element.defaultValue];
  if (before === after) return [];
  if (after === undefined) return [{ kind: 'default-removed', level: 'breaking', before }];
  if (before !== undefined) return [{ kind: 'default-changed', level: 'breaking', before, after }];
  return [{ kind: 'default-added', level: old.isRequired ? 'safe' : 'tolerate', after }];
}

function compareDescriptions(old: Element, element: Element): ElementChange[] {
  if (old.description === element.description) return [];
  return [{ kind: 'description-changed', level: 'safe' }];
}

/** How the directives differ that the SDL applies to something, besides `@deprecated` and limits. */
function compareApplications(
  before: Element,
  after: Element,
  schemas: readonly [before: GraphQLSchema, after: GraphQLSchema],
  { access, errors }: Contract,
): ElementChange[] {
  const names = new Set([...before.directives, ...after.directives].map(({ name }) => name.value));
  return [...names].flatMap((name) => {
    if (name === 'deprecated' || name === constraintName) return [];
    const old = applicationsOf(name, before);
    const now = applicationsOf(name, after);
    if (old.map(print).join(' ') === now.map(print).join(' ')) return [];
    const sides = [argumentsOf(old[0]), argumentsOf(now[0])] as const;
    if (name === access?.directive) return compareAccess(...sides, access, schemas);
    if (name === errors?.directive) return compareErrors(...sides, errors.argument);
    return compareOthers(name, old, now);
  });
}

function applicationsOf(name: string, { directives }: Element): readonly ConstDirectiveNode[] {
  return directives.filter((directive) => directive.name.value === name);
}

function argumentsOf(directive: ConstDirectiveNode | undefined): Arguments {
  return new Map(
    (directive?.arguments ?? []).map(({ name, value }) => [
      name.value,
      value.kind === Kind.LIST ? value.values.map((item) => print(item)) : print(value),
    ]),
  );
}

/** Clients treat a code that they don't know as any failure, so that a new one breaks nothing. */
function compareErrors(old: Arguments, now: Arguments, argument: string): ElementChange[] {
  const { added, removed } = differ(listOf(old, argument), listOf(now, argument));
  const [after, before] = [added.join(', '), removed.join(', ')];
  return [
    ...(after ? [{ kind: 'error-code-added', level: 'tolerate', after } as const] : []),
    ...(before ? [{ kind: 'error-code-removed', level: 'safe', before } as const] : []),
  ];
}

/** Values that a list gains and loses. */
export function differ(
  old: readonly string[],
  now: readonly string[],
): Readonly<Record<'added' | 'removed', readonly string[]>> {
  return {
    added: now.filter((value) => !old.includes(value)),
    removed: old.filter((value) => !now.includes(value)),
  };
}

/** What the directives of another schema mean is not known, except `@oneOf`, which is GraphQL's. */
function compareOthers(
  name: string,
  before: readonly ConstDirectiveNode[],
  after: readonly ConstDirectiveNode[],
): ElementChange[] {
  const level = name === 'oneOf' && before.length === 0 ? 'breaking' : 'tolerate';
  const [old, now] = [before.map(print).join(' '), after.map(print).join(' ')];
  if (before.length === 0) return [{ kind: 'directive-applied', level, after: now }];
  if (after.length === 0) return [{ kind: 'directive-unapplied', level, before: old }];
  return [{ kind: 'directive-argument-changed', level, before: old, after: now }];
}

/** Arguments of a directive, each as the SDL writes it, or its values if it is a list. */
type Arguments = ReadonlyMap<string, string | readonly string[]>;

/** How those differ who may call an operation or read a field, argument by argument. */
function compareAccess(
  before: Arguments,
  after: Arguments,
  access: AccessContract,
  [released, schema]: readonly [before: GraphQLSchema, after: GraphQLSchema],
): ElementChange[] {
  // A release without the argument says nothing of scopes: clients may have needed the same ones.
  const saysScopes = accessTypesOf(released, { access }).scopes !== undefined;
  const scopes = saysScopes && access.scopes !== undefined ? [access.scopes] : [];
  const conditions = [access.connections, access.permission].filter((name) => name !== undefined);
  return [
    ...compareRoles(before, after, access, schema),
    ...scopes.flatMap((name) => compareScopes(name, before, after)),
    ...conditions.flatMap((name) => compareConditions(name, before, after)),
  ];
}

function textOf(values: Arguments, name: string): string | undefined {
  const value = values.get(name);
  if (value === undefined || value === 'null') return undefined;
  return typeof value === 'string' ? value : `[${value.join(', ')}]`;
}

/** No directive asks no more than the lowest role; a role that no enum ranks is above all. */
function compareRoles(
  old: Arguments,
  now: Arguments,
  access: AccessContract,
  schema: GraphQLSchema,
): ElementChange[] {
  const [before, after] = [textOf(old, access.role), textOf(now, access.role)];
  if (before === after) return [];
  const type = schema.getType(accessTypesOf(schema, { access }).role ?? '');
  const roles = isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
  const rank = (role: string | undefined): number => {
    if (role === undefined) return 0;
    return roles.includes(role) ? roles.indexOf(role) : roles.length;
  };
  const isRaised =
    after !== undefined && (rank(after) > rank(before) || rank(after) === roles.length);
  return isRaised
    ? [{ kind: 'role-raised', level: 'breaking', before, after }]
    : [{ kind: 'role-lowered', level: 'safe', before, after }];
}

/** One of the listed values is enough, so that a longer list lets more people in; none lets all. */
function compareConditions(name: string, before: Arguments, after: Arguments): ElementChange[] {
  const [old, now] = [listOf(before, name), listOf(after, name)];
  if (old.join() === now.join()) return [];
  const isWider = now.length === 0 || (old.length > 0 && old.every((item) => now.includes(item)));
  if (isWider && now.length === old.length) return [];
  const [was, is] = [textOf(before, name), textOf(after, name)];
  const values = { before: was && `${name}: ${was}`, after: is && `${name}: ${is}` };
  return isWider
    ? [{ kind: 'access-widened', level: 'safe', ...values }]
    : [{ kind: 'access-narrowed', level: 'breaking', ...values }];
}

/** All listed scopes are needed, so that each more keeps clients out. */
function compareScopes(name: string, before: Arguments, after: Arguments): ElementChange[] {
  const { added, removed } = differ(listOf(before, name), listOf(after, name));
  return [
    ...added.map((after) => ({ kind: 'scope-added', level: 'breaking', after }) as const),
    ...removed.map((before) => ({ kind: 'scope-removed', level: 'safe', before }) as const),
  ];
}

function listOf(values: Arguments, name: string): readonly string[] {
  const value = values.get(name);
  if (value === undefined || value === 'null') return [];
  return typeof value === 'string' ? [value] : value;
}

/** One change where something is deprecated, with what its reason says, or where that differs. */
function compareDeprecations(
  { deprecationReason: before }: Element,
  { deprecationReason: after }: Element,
  contract: Contract,
): ElementChange[] {
  if (before === after) return [];
  if (after === undefined) return [{ kind: 'undeprecated', level: 'safe' }];
  const announced = {
    replacement: replacementOf(after, contract),
    removal: removalOf(after, contract),
  };
  if (before === undefined) return [{ kind: 'deprecated', level: 'safe', after, ...announced }];
  const [oldDay, newDay] = [removalOf(before, contract), removalOf(after, contract)];
  if (oldDay !== newDay) {
    const isEarlier = newDay !== undefined && (oldDay === undefined || newDay < oldDay);
    const level = isEarlier ? 'tolerate' : 'safe';
    return [{ kind: 'removal-moved', level, before: oldDay, after: newDay, ...announced }];
  }
  const [from, to] = [replacementOf(before, contract), announced.replacement];
  if (from === to) return [{ kind: 'reason-changed', level: 'safe', before, after, ...announced }];
  return [{ kind: 'replacement-changed', level: 'safe', before: from, after: to, ...announced }];
}

/**
 * Limits of `@constraint` that differ. A release that does not declare the directive says nothing of
 * limits: what its descriptions told in words may have been the same.
 */
function compareConstraints(old: Element, element: Element): ElementChange[] {
  const [before, after] = [readConstraint(old.directives), readConstraint(element.directives)];
  // Most are as they were, and words are the dearest part of the whole comparison.
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const words = [before, after].map((side) =>
    constraintInWords(side, element.type?.startsWith('[')),
  );
  if (words[0] === words[1]) return [];
  const names = [...Object.keys(before), ...Object.keys(after)] as (keyof Constraint)[];
  const isStricter = names.some((name) => isNarrowed(name, before, after));
  const isWider = names.some((name) => isNarrowed(name, after, before));
  const isSent = element.kind !== 'field';
  const isReceived = element.kind === 'field' || element.kind === 'type';
  const level =
    isSent && isStricter ? 'breaking' : isReceived && isWider ? 'tolerate' : ('safe' as const);
  return [{ kind: 'limit-changed', level, before: words[0], after: words[1] }];
}

/** Whether fewer values fit after than before, by one of the limits. */
function isNarrowed(name: keyof Constraint, before: Constraint, after: Constraint): boolean {
  const [old, now] = [before[name], after[name]];
  if (old === now || now === undefined) return false;
  if (typeof now === 'boolean') return now === (name === 'uniqueItems');
  if (typeof now !== 'number' || typeof old !== 'number') return true;
  if (/^(?:min|exclusiveMin)/.test(name)) return now > old;
  return name === 'multipleOf' ? !isMultiple(old, now) : now < old;
}
