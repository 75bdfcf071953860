import type { PermissionType } from '../types/schema';
import type { Context } from '../kit/context';
import type { Row } from '../kit/world';
import type { Content } from './permissions';
import { permissionsOn } from './permissions';

interface Authored {
  readonly spaceId: string;
  readonly authorId: string;
}

/** Fields of every type that a person adds to a space. */
export const spaceContentFields = {
  space: ({ spaceId }: Authored, _args: unknown, { world }: Context): Row<'spaces'> =>
    world.spaces.need(spaceId),
  author: ({ authorId }: Authored, _args: unknown, { world }: Context): Row<'users'> =>
    world.users.need(authorId),
  viewerPermissions: (content: Content, _args: unknown, context: Context): PermissionType[] =>
    permissionsOn(content, context),
};

/** Finds the space that an input adds to. */
export function spaceOfInput(
  { input }: { readonly input: Pick<Authored, 'spaceId'> },
  { world }: Context,
): Row<'spaces'> | undefined {
  return world.spaces.get(input.spaceId);
}
