import type { GraphQLSchema } from 'graphql';
import { isEnumType } from 'graphql';
import { accessTypesOf } from '../graphql/contract';
import type { AccessContract } from '../options/contract';
import type { ElementChange } from './change';

/** Arguments of a directive, each as the SDL writes it, or its values if it is a list. */
export type Arguments = ReadonlyMap<string, string | readonly string[]>;

/** How those differ who may call an operation or read a field, argument by argument. */
export function compareAccess(
  before: Arguments,
  after: Arguments,
  access: AccessContract,
  schema: GraphQLSchema,
): ElementChange[] {
  return [
    ...compareRoles(
      textOf(before, access.role),
      textOf(after, access.role),
      rolesOf(access, schema),
    ),
    ...compareConditions(access.connections, before, after),
    ...compareConditions(access.permission, before, after),
  ];
}

function textOf(values: Arguments, name: string): string | undefined {
  const value = values.get(name);
  if (value === undefined || value === 'null') return undefined;
  return typeof value === 'string' ? value : `[${value.join(', ')}]`;
}

/** The values of the enum of roles, the lowest first. */
function rolesOf(access: AccessContract, schema: GraphQLSchema): readonly string[] {
  const { role } = accessTypesOf(schema, { access });
  const type = schema.getType(role ?? '');
  return isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
}

/** No directive asks no more than the lowest role; a role that no enum ranks is above all. */
function compareRoles(
  before: string | undefined,
  after: string | undefined,
  roles: readonly string[],
): ElementChange[] {
  if (before === after) return [];
  const rank = (role: string | undefined): number => {
    if (role === undefined) return 0;
    return roles.includes(role) ? roles.indexOf(role) : roles.length;
  };
  const isRaised = rank(after) > rank(before) || rank(after) === roles.length;
  return isRaised
    ? [{ kind: 'role-raised', level: 'breaking', before, after }]
    : [{ kind: 'role-lowered', level: 'safe', before, after }];
}

/** One of the listed values is enough, so that a longer list lets more people in; none lets all. */
function compareConditions(
  name: string | undefined,
  before: Arguments,
  after: Arguments,
): ElementChange[] {
  if (name === undefined) return [];
  const [old, now] = [listOf(before, name), listOf(after, name)];
  if (old.join() === now.join()) return [];
  const isWider = now.length === 0 || (old.length > 0 && old.every((item) => now.includes(item)));
  const isSame = isWider && now.length === old.length;
  if (isSame) return [];
  const values = {
    before: withName(name, textOf(before, name)),
    after: withName(name, textOf(after, name)),
  };
  return isWider
    ? [{ kind: 'access-widened', level: 'safe', ...values }]
    : [{ kind: 'access-narrowed', level: 'breaking', ...values }];
}

export function listOf(values: Arguments, name: string): readonly string[] {
  const value = values.get(name);
  if (value === undefined || value === 'null') return [];
  return typeof value === 'string' ? [value] : value;
}

function withName(name: string, value: string | undefined): string | undefined {
  return value === undefined ? undefined : `${name}: ${value}`;
}
