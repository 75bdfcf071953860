import type { GraphQLSchema } from 'graphql';
import { getNamedType, isInterfaceType, isObjectType, isUnionType } from 'graphql';
import { compareNames } from '../graphql/names';
import { isExecutable, rootNames } from '../graphql/symbols';
import type { Contract } from '../options/contract';
import type { ChangeDraft, ElementChange, Level } from './change';
import { compareElements, differ } from './compare-elements';
import type { Comparison, Element, Side } from './elements';
import { levels, ownersOf } from './change';

/** All that changed from one schema to the next: what asks most of clients first, then by name. */
export function compareSchemas(before: Side, after: Side, contract: Contract = {}): ChangeDraft[] {
  const comparison = { before, after, contract };
  const changes = [
    ...compareRoots(before.schema, after.schema),
    ...compareStructure(comparison),
    ...compareElements(comparison),
  ];
  const roots = [...rootNames(before.schema), ...rootNames(after.schema)];
  return changes
    .filter((change) => !isTold(change, comparison, roots))
    .map((change) => ({ ...change, level: levelOf(change, comparison) }))
    .sort(
      (a, b) =>
        levels.indexOf(a.level) - levels.indexOf(b.level) ||
        compareNames(a.coordinate, b.coordinate),
    );
}

/** The members of what is new, and of what is gone, need no line each; those of a root type do. */
function isTold(
  { kind, coordinate }: ChangeDraft,
  { before, after }: Comparison,
  roots: readonly string[],
): boolean {
  const exists = (name: string): boolean => before.elements.has(name) && after.elements.has(name);
  const isOwn = /^(?:type|field|argument|input-field|enum-value|directive)-(?:added|removed)$/;
  if (!exists(coordinate) && !isOwn.test(kind) && kind !== 'root-type-changed') return true;
  return ownersOf(coordinate).some((owner) => !exists(owner) && !roots.includes(owner));
}

/** Only the schema applies a directive of the schema: no document breaks if it changes. */
function levelOf({ coordinate, level }: ChangeDraft, { before, after }: Comparison): Level {
  if (!coordinate.startsWith('@')) return level;
  const name = coordinate.slice(1).replace(/\(.*/, '');
  const locations = [before, after].flatMap(
    ({ schema }) => schema.getDirective(name)?.locations ?? [],
  );
  return isExecutable(locations) ? level : 'safe';
}

function compareRoots(before: GraphQLSchema, after: GraphQLSchema): ChangeDraft[] {
  const getters = ['getQueryType', 'getMutationType', 'getSubscriptionType'] as const;
  return getters.flatMap((get): ChangeDraft[] => {
    const [old, now] = [before[get]()?.name, after[get]()?.name];
    if (old === now) return [];
    const level = old === undefined ? 'safe' : 'breaking';
    const coordinate = now ?? old ?? '';
    return [{ kind: 'root-type-changed', coordinate, level, before: old, after: now }];
  });
}

/** What was added and removed, and which types changed. */
function compareStructure({ before, after }: Comparison): ChangeDraft[] {
  const coordinates = new Set([...before.elements.keys(), ...after.elements.keys()]);
  return [...coordinates].flatMap((coordinate): ChangeDraft[] => {
    const [old, now] = [before.elements.get(coordinate), after.elements.get(coordinate)];
    const type = ownersOf(coordinate).at(-1) ?? coordinate;
    const oldType = before.elements.get(type);
    const isSameKind = !oldType || oldType.type === after.elements.get(type)?.type;
    // The members of a type that is gone, or became another kind of type, are told with it.
    if (type !== coordinate && !isSameKind) return [];
    if (!now) {
      const kind = `${old?.kind ?? 'type'}-removed` as const;
      return [{ kind, coordinate, level: 'breaking', before: old?.signature }];
    }
    if (!old) {
      const level = levelOfAddition(now, type, after.schema);
      return [{ kind: `${now.kind}-added`, coordinate, level, after: now.signature }];
    }
    return [
      ...compareTypes(old, now),
      ...compareDirectives(coordinate, before.schema, after.schema),
      ...(isSameKind ? compareMembers(coordinate, before.schema, after.schema) : []),
    ].map((change) => ({ coordinate, ...change }));
  });
}

function levelOfAddition(
  { kind, isRequired }: Element,
  type: string,
  schema: GraphQLSchema,
): Level {
  if (kind === 'enum-value') return isReturned(schema, type) ? 'tolerate' : 'safe';
  return isRequired ? 'breaking' : 'safe';
}

/** Whether a field returns a type, so that clients receive its values. */
function isReturned(schema: GraphQLSchema, type: string): boolean {
  return Object.values(schema.getTypeMap()).some(
    (owner) =>
      (isObjectType(owner) || isInterfaceType(owner)) &&
      !owner.name.startsWith('__') &&
      Object.values(owner.getFields()).some((field) => getNamedType(field.type).name === type),
  );
}

/** Clients can send null where it was no value, and get a value where it could be null. */
function compareTypes(old: Element, now: Element): ElementChange[] {
  const [before, after] = [old.type, now.type];
  if (before === after || before === undefined || after === undefined) return [];
  const isInput = old.kind !== 'field' && old.kind !== 'type';
  const kind =
    now.kind === 'type' ? 'type-kind-changed' : isInput ? 'input-type-changed' : 'type-changed';
  const isSafe = isInput ? isStricter(before, after) : isStricter(after, before);
  return [{ kind, level: isSafe ? 'safe' : 'breaking', before, after }];
}

/** Whether one type is another with more marks of what is never null. */
function isStricter(strict: string, type: string): boolean {
  const pattern = type.replace(/[[\]]/g, String.raw`\$&`).replace(/(\w|\\\])(?![\w!])/g, '$1!?');
  return new RegExp(`^${pattern}$`).test(strict);
}

/** Where a directive can be, and how often. */
function compareDirectives(
  coordinate: string,
  before: GraphQLSchema,
  after: GraphQLSchema,
): ElementChange[] {
  const name = /^@(\w+)$/.exec(coordinate)?.[1] ?? '';
  const [old, now] = [before.getDirective(name), after.getDirective(name)];
  if (!old || !now) return [];
  return [
    ...(old.isRepeatable && !now.isRepeatable
      ? [{ kind: 'repeatable-removed', level: 'breaking' } as const]
      : []),
    ...(now.isRepeatable && !old.isRepeatable
      ? [{ kind: 'repeatable-added', level: 'safe' } as const]
      : []),
    ...compareLists('location', old.locations, now.locations).map((change) => ({
      ...change,
      level: isExecutable([change.before ?? '']) ? ('breaking' as const) : ('safe' as const),
    })),
  ];
}

/** What a union stands for, and what an object or an interface implements. */
function compareMembers(
  name: string,
  before: GraphQLSchema,
  after: GraphQLSchema,
): ElementChange[] {
  const [old, now] = [before, after].map((schema) => {
    const type = schema.getType(name);
    if (isUnionType(type)) return type.getTypes().map(String);
    return isObjectType(type) || isInterfaceType(type) ? type.getInterfaces().map(String) : [];
  });
  const what = isUnionType(after.getType(name)) ? 'union-member' : 'interface';
  return compareLists(what, old ?? [], now ?? []);
}

function compareLists(
  what: 'interface' | 'location' | 'union-member',
  old: readonly string[],
  now: readonly string[],
): ElementChange[] {
  const { added, removed } = differ(old, now);
  return [
    ...added.map((after) => ({ kind: `${what}-added`, level: 'tolerate', after }) as const),
    ...removed.map((before) => ({ kind: `${what}-removed`, level: 'breaking', before }) as const),
  ];
}
