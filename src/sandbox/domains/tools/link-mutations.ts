import type { AnyResolver, Context } from '../../kit/context';
import { notFound } from '../../kit/failure';
import { withoutTracking } from '../../kit/tracking';
import { entriesOf, move, remove } from './lists';
import type { EntryInput } from './rules';
import { checkEntry, checkFree, checkRoom } from './rules';
import type { Row } from '../../kit/world';
import type { ExternalLinkType } from '../../types/schema';

interface AddLink {
  readonly input: EntryInput<ExternalLinkType> & Pick<Row<'links'>, 'spaceId' | 'type' | 'url'>;
}

interface UpdateLink {
  readonly id: string;
  readonly input: EntryInput<ExternalLinkType>;
}

export const linkMutations = {
  addExternalLink: (
    _root: unknown,
    { input }: AddLink,
    { caller, world }: Context,
  ): Row<'links'> => {
    checkEntry(input);
    const url = withoutTracking(input.url);
    checkFree(url, input.spaceId, world.links);
    checkRoom(input.spaceId, world.links, 10);
    const moment = world.clock.tick();
    return world.links.put({
      __typename: 'ExternalLink',
      id: world.clock.newId(),
      spaceId: input.spaceId,
      authorId: caller.userId ?? '',
      type: input.type,
      title: input.title?.trim() ?? null,
      url,
      position: entriesOf(input.spaceId, world.links).length,
      createdAt: moment,
      updatedAt: moment,
    });
  },

  updateExternalLink: (
    _root: unknown,
    { id, input }: UpdateLink,
    { world }: Context,
  ): Row<'links'> => {
    const before = world.links.get(id);
    if (!before) throw notFound('link');
    checkEntry(input);
    const url = input.url === undefined ? before.url : withoutTracking(input.url);
    checkFree(url, before.spaceId, world.links, id);
    const link = world.links.put({
      ...before,
      type: input.type ?? before.type,
      title: input.title === undefined ? before.title : input.title,
      url,
      updatedAt: world.clock.tick(),
    });
    return input.position === undefined ? link : move(link, input.position, world.links);
  },

  deleteExternalLink: (_root: unknown, { id }: { readonly id: string }, { world }: Context) => {
    const link = world.links.get(id);
    if (link) remove(link, world.links);
    return { success: true, id };
  },
} satisfies Readonly<Record<string, AnyResolver>>;
