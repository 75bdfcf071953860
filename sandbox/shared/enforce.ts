import type {
  GraphQLSchema,
  GraphQLArgument,
  GraphQLInputField,
  GraphQLScalarType,
  ValueNode,
} from 'graphql';
import {
  getNullableType,
  isListType,
  getNamedType,
  isInputObjectType,
  GraphQLError,
  isScalarType,
  valueFromASTUntyped,
} from 'graphql';
import type { Access } from 'graphql-docs-reference/options';
import {
  accessOf,
  constraintOf,
  replacementOf,
  isDate,
  isObject,
  isUuid,
} from 'graphql-docs-reference/graphql';
import type { About, AnyRow } from 'graphql-docs-model';
import { notFound, wrapResolvers, allTables, daysAfter } from 'graphql-docs-model';
import { contract } from '../../src/contract';
import type { ErrorReason, PermissionType, SpaceUserConnectionType } from '../types/schema';
import type { Context, Row, World } from './context';
import { failure, isAtLeast, signInFirst, userRoles } from './context';
import type { Content } from './permissions';
import { connectionTo, permissionsOn, spaceOf } from './permissions';
import { countBytes } from './text';
import { maxUploadBytes } from './uploads';

/**
 * Puts the conditions of `@access` before the resolver of each field that has them. An operation is
 * about what `subjects` finds by its arguments, a field of an object about that object.
 *
 * @throws Error that names operations whose conditions nothing could check.
 */
export function enforceAccess(
  schema: GraphQLSchema,
  subjects: Readonly<Record<string, About['subject']>>,
): void {
  const problems = missingSubjects(schema, subjects);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  wrapResolvers<Context>(schema, (resolve, field, type) => {
    const access = accessOf(schema, field, contract);
    if (!access) return resolve;
    const isRoot = type === schema.getQueryType() || type === schema.getMutationType();
    const subject = subjects[`${type.name}.${field.name}`];
    return (parent, args, context, info) => {
      checkRole(access, context);
      checkScopes(access, context);
      if (!isRoot && needsMore(access)) checkSubject(access, parent as Content, context);
      else if (subject) checkSubject(access, subject(args, context), context);
      return resolve(parent, args, context, info);
    };
  });
}

/** Without its subject, an operation would be open to all who have the role. */
function missingSubjects(schema: GraphQLSchema, subjects: object): string[] {
  return [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {})
      .filter((field) => {
        const access = accessOf(schema, field, contract);
        return access && needsMore(access) && !(`${type?.name}.${field.name}` in subjects);
      })
      .map(
        ({ name }) =>
          `Missing subject of "${type?.name}.${name}", whose @access is about an object. Add it to the subjects of its domain in sandbox/domains.`,
      ),
  );
}

/** Who got hold of an object may read its fields that ask for a role alone. */
function needsMore({ connections, permission }: Access): boolean {
  return connections.length > 0 || permission !== undefined;
}

function checkRole({ role }: Access, context: Context): void {
  const needed = userRoles.find((each) => each === role);
  if (needed && !isAtLeast(context.caller, needed))
    refuse(context, 'ROLE_REQUIRED', `This needs the role ${role}.`);
}

function checkScopes({ scopes }: Access, { caller }: Context): void {
  const granted: readonly string[] = caller.scopes ?? scopes;
  const missing = scopes.find((scope) => !granted.includes(scope));
  if (missing !== undefined)
    throw failure('SCOPE_REQUIRED', `The access token lacks the scope ${missing}.`);
}

function checkSubject(access: Access, content: Content | undefined, context: Context): void {
  if (!content) throw notFound('such object');
  const held = permissionsOn(content, context);
  if (!held.includes('READ')) throw notFound('such object');
  const space = spaceOf(content, context);
  const isStaff = isAtLeast(context.caller, 'MODERATOR');
  if (access.connections.length > 0 && space && !isStaff) {
    const connection: SpaceUserConnectionType = connectionTo(space, context);
    if (!access.connections.includes(connection))
      refuse(
        context,
        'CONNECTION_REQUIRED',
        `You lack the connection ${access.connections.join(' or ')}.`,
      );
  }
  const { permission } = access;
  if (permission && !held.includes(permission as PermissionType))
    refuse(context, 'PERMISSION_REQUIRED', `You lack the permission ${permission}.`);
}

function refuse({ caller }: Context, reason: ErrorReason, message: string): never {
  throw caller.role === 'GUEST' ? signInFirst(caller) : failure(reason, message);
}

/**
 * Has a mutation that gets the same `idempotencyKey` within a day create nothing again: it answers
 * with what the first one created. A mutation that fails leaves no key, as it leaves nothing else.
 */
export function enforceIdempotency(schema: GraphQLSchema): void {
  wrapResolvers<Context>(schema, (resolve, { name, args, type }) => {
    if (!args.some((arg) => arg.name === 'idempotencyKey')) return resolve;
    return (parent, { idempotencyKey: key, ...given }, context, info) => {
      const { world, caller } = context;
      if (typeof key !== 'string' || caller.userId === undefined)
        return resolve(parent, given, context, info);
      const { userId } = caller;
      const request = JSON.stringify([name, given]);
      const known = world.idempotencyKeys.find(
        (row) => row.userId === userId && row.key === key && !isOver(row, world),
      );
      if (known && known.request !== request)
        throw failure('KEY_REUSED', 'You have used this key for something else.');
      const isList = isListType(getNullableType(type));
      if (known) {
        const rows = known.createdIds.map((id) => rowOf(id, world));
        return isList ? rows : rows[0];
      }
      const created = resolve(parent, given, context, info) as AnyRow | readonly AnyRow[];
      world.idempotencyKeys.put({
        __typename: 'IdempotencyKey',
        id: world.clock.newId(),
        userId,
        key,
        request,
        createdIds: [created].flat().map(({ id }) => id),
        createdAt: world.clock.now(),
      });
      return created;
    };
  });
}

function isOver({ createdAt }: Row<'idempotencyKeys'>, { clock }: World): boolean {
  return daysAfter(createdAt, 1) <= clock.now();
}

function rowOf(id: string, world: World): AnyRow {
  const table = allTables(world).find((each) => each.get(id));
  if (!table) throw notFound('such object any more');
  return table.need(id);
}

type Input = GraphQLArgument | GraphQLInputField;
type Values = Readonly<Record<string, unknown>>;
type Read = (values: Values) => Values;

/**
 * Has resolvers get in one form what clients can send in two. A deprecated argument or input field
 * whose replacement stands beside it, with the same type or a list of it, is a former name: its
 * value has the present one. Null as a list of a change is an empty list.
 */
export function readArguments(schema: GraphQLSchema): void {
  const readers = new Map<string, Read | undefined>();

  function readerOf(inputs: readonly Input[], isChange: boolean): Read | undefined {
    const former = inputs.flatMap((input) => formerName(input, inputs) ?? []);
    const lists = isChange ? inputs.filter(canBeEmpty) : [];
    const nested = inputs.flatMap(({ name, type }) => {
      const read = readerOfType(getNamedType(type));
      return read && !isListType(getNullableType(type)) ? [{ name, read }] : [];
    });
    if (former.length + lists.length + nested.length === 0) return undefined;
    return (values) => {
      const result: Record<string, unknown> = { ...values };
      for (const { name, read } of nested)
        if (result[name]) result[name] = read(result[name] as Values);
      for (const { name, now, isList } of former)
        if (result[name] != null) result[now] ??= isList ? [result[name]] : result[name];
      for (const { name } of lists) if (result[name] === null) result[name] = [];
      return result;
    };
  }

  function readerOfType(type: unknown): Read | undefined {
    if (!isInputObjectType(type)) return undefined;
    // An input can hold itself: what has been begun is read as it is.
    if (!readers.has(type.name)) {
      readers.set(type.name, undefined);
      const fields = Object.values(type.getFields());
      readers.set(type.name, readerOf(fields, type.name.startsWith('Update')));
    }
    return readers.get(type.name);
  }

  wrapResolvers<Context>(schema, (resolve, { args }) => {
    const read = readerOf(args, false);
    if (!read) return resolve;
    const reading: typeof resolve = (parent, given, context, info) =>
      resolve(parent, read(given), context, info);
    return Object.assign(reading, resolve);
  });
}

function formerName({ name, type, deprecationReason }: Input, siblings: readonly Input[]) {
  const replacement = replacementOf(deprecationReason, contract);
  const present = siblings.find((sibling) =>
    [`.${sibling.name}`, `(${sibling.name}:)`].some((end) => replacement?.endsWith(end)),
  );
  if (!present || getNamedType(present.type) !== getNamedType(type)) return undefined;
  const isList = isListType(getNullableType(present.type)) && !isListType(getNullableType(type));
  return { name, now: present.name, isList };
}

function canBeEmpty(input: Input): boolean {
  const { nullable = true, minItems = 0 } = constraintOf(input);
  return isListType(input.type) && nullable && minItems === 0;
}

interface Form {
  /** Reads a value of a request, or gives undefined for what the scalar does not take. */
  readonly read: (value: unknown) => unknown;
  /** What the scalar takes, for people. */
  readonly expected: string;
}

/** Unlike a moment in an answer, one in a request may have an offset. */
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/i;
const mostJsonBytes = 16 * 1024;

const forms: Readonly<Record<string, Form>> = {
  UUID: {
    read: (value) => (isUuid(value) ? value : undefined),
    expected: 'a UUID in lower case',
  },
  Date: {
    // The thirtieth of February would become a day in March.
    read: (value) =>
      isDate(value) && isoOf(String(value))?.startsWith(String(value)) ? value : undefined,
    expected: 'a day as in RFC 3339, for example 2026-05-17',
  },
  DateTime: {
    // Whatever its offset is, the moment in UTC is stored.
    read: (value) => (typeof value === 'string' && moment.test(value) ? isoOf(value) : undefined),
    expected: 'a moment as in RFC 3339, for example 2026-05-17T18:30:00.000Z',
  },
  JSONObject: {
    read: (value) =>
      isObject(value) && countBytes(JSON.stringify(value)) <= mostJsonBytes ? value : undefined,
    expected: 'a JSON object of at most 16 KiB',
  },
  Upload: {
    read: (value) => (value instanceof Blob && value.size <= maxUploadBytes ? value : undefined),
    expected: 'a file of at most 10 MiB, as part of a multipart request',
  },
};

/** Makes scalars of the schema refuse what is not of their form; without, they take anything. */
export function enforceScalars(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isScalarType)) {
    const form = forms[type.name];
    if (form) enforce(type, form);
  }
}

function enforce(type: GraphQLScalarType, { read, expected }: Form): void {
  const parse = (value: unknown, nodes?: ValueNode): unknown => {
    const parsed = read(value);
    if (parsed === undefined) throw new GraphQLError(`Expected ${expected}.`, { nodes });
    return parsed;
  };
  type.parseValue = (value) => parse(value);
  type.parseLiteral = (node, variables) => parse(valueFromASTUntyped(node, variables), node);
}

function isoOf(text: string): string | undefined {
  const time = Date.parse(text);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
