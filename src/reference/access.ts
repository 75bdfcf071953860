import type { PhrasingContent } from 'mdast';
import { phrases } from '../document/phrases';
import { translate } from '../i18n/translate';
import type { Access } from '../graphql/contract';
import type { ReferenceContext } from './context';
import { inlineCode, text } from '../document/tree';
import { coordinateLink, enumerate } from './sections';

/** The conditions of `@access` as a sentence with links to the enum values. */
export function accessInWords(context: ReferenceContext, access: Access): PhrasingContent[] {
  const value = (type: string, name: string): PhrasingContent =>
    coordinateLink(context, `${type}.${name}`, name);
  const who =
    access.role === 'GUEST'
      ? [
          text(
            translate({
              id: 'reference.access.everyone',
              message: 'Everyone, also without an access token',
            }),
          ),
        ]
      : phrases(
          translate({
            id: 'reference.access.role',
            message: 'Signed-in users whose role is at least {role}',
          }),
          { role: [value('UserRole', access.role)] },
        );
  const connections = access.space.map((name) => value('SpaceUserConnectionType', name));
  const space =
    access.space.length === 0
      ? []
      : phrases(
          translate({
            id: 'reference.access.space',
            message: ', and whose connection to the space is {connections}',
          }),
          { connections: enumerate(connections, 'or') },
        );
  return [...who, ...space, ...permissionInWords(access, value), text('.')];
}

/** The same in few words, for a table. Whoever has a connection to a space is signed in. */
export function accessInShort({ role, space }: Access): PhrasingContent[] {
  if (role === 'GUEST') {
    return [text(translate({ id: 'reference.access.shortEveryone', message: 'everyone' }))];
  }
  if (space.length === 0) return [inlineCode(role)];
  const ofSpace = phrases(
    translate({ id: 'reference.access.shortSpace', message: '{connections} of the space' }),
    { connections: enumerate(space.map(inlineCode), 'or') },
  );
  return role === 'MEMBER' ? ofSpace : [inlineCode(role), text(', '), ...ofSpace];
}

function permissionInWords(
  { space, permission }: Access,
  value: (type: string, name: string) => PhrasingContent,
): PhrasingContent[] {
  if (permission === undefined) return [];
  const message =
    space.length > 0
      ? translate({
          id: 'reference.access.alsoPermission',
          message: ', and who hold the permission {permission}',
        })
      : translate({
          id: 'reference.access.permission',
          message: ', with the permission {permission}',
        });
  return phrases(message, { permission: [value('PermissionType', permission)] });
}
