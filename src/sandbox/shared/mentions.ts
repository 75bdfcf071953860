import type { Content } from './permissions';
import { canRead } from './permissions';
import type { World } from '../kit/world';

/** Those of the mentioned users who may read the content; the others are left out without a word. */
export function mentionable(
  userIds: readonly string[],
  content: Content,
  world: World,
): readonly string[] {
  return world.users
    .getMany([...new Set(userIds)])
    .filter(({ isDeleted }) => !isDeleted)
    .filter(({ id, role }) => canRead(content, { caller: { userId: id, role }, world }))
    .map(({ id }) => id);
}
