import type { PhrasingContent } from 'mdast';
import type { Access } from '../graphql/contract';
import type { ReferenceContext } from './context';
import { text } from '../document/tree';
import { coordinateLink, enumerate } from './sections';

/** The conditions of `@access` as a sentence with links to the enum values. */
export function accessInWords(context: ReferenceContext, access: Access): PhrasingContent[] {
  const value = (type: string, name: string): PhrasingContent =>
    coordinateLink(context, `${type}.${name}`, name);
  const who: PhrasingContent[] =
    access.role === 'GUEST'
      ? [text('Everyone, also without an access token')]
      : [text('Signed-in users whose role is at least '), value('UserRole', access.role)];
  const space: PhrasingContent[] =
    access.space.length === 0
      ? []
      : [
          text(', and whose connection to the space is '),
          ...enumerate(
            access.space.map((name) => value('SpaceUserConnectionType', name)),
            'or',
          ),
        ];
  const permission: PhrasingContent[] =
    access.permission === undefined
      ? []
      : [
          text(
            access.space.length > 0 ? ', and who hold the permission ' : ', with the permission ',
          ),
          value('PermissionType', access.permission),
        ];
  return [...who, ...space, ...permission, text('.')];
}
