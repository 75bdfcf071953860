import type { GraphQLSchema } from 'graphql';
import { contract } from '../../src/contract';
import type { Access } from 'graphql-docs-reference/options';
import { accessOf } from 'graphql-docs-reference/graphql';
import type { Context } from './context';
import { failure, isAtLeast, signInFirst, userRoles } from './context';
import type { About } from 'graphql-docs-model';
import { notFound, wrapResolvers } from 'graphql-docs-model';
import type { ErrorReason, PermissionType, SpaceUserConnectionType } from '../types/schema';
import type { Content } from './permissions';
import { connectionTo, permissionsOn, spaceOf } from './permissions';

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
          `Missing subject of "${type?.name}.${name}", whose @access is about an object.`,
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
