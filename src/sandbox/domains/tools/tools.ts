import { about, byId } from '../../kit/about';
import { changed } from '../../kit/changed';
import { checkNotNull } from '../../kit/checks';
import type { Context, Resolvers } from '../../kit/context';
import { withoutTracking } from '../../kit/tracking';
import type { Row } from '../../kit/world';
import { permissionsOn } from '../../shared/permissions';
import { checkEntry, checkFree, checkRoom, entriesOf, move, remove } from './entries';

type Entry = Row<'tools'> | Row<'links'>;

const entryFields = {
  space: ({ spaceId }: Entry, _args: unknown, { world }: Context) => world.spaces.need(spaceId),
  addedBy: ({ authorId }: Entry, _args: unknown, { world }: Context) => world.users.need(authorId),
  viewerPermissions: (entry: Entry, _args: unknown, context: Context) =>
    permissionsOn(entry, context),
};

export const tools = {
  Query: {
    collaborationTools: about(
      ({ spaceId }, { world }) => world.spaces.get(spaceId),
      ({ id }, { type }, { world }) =>
        entriesOf(id, world.tools).filter((tool) => type == null || tool.type === type),
    ),
  },
  CollaborationTool: entryFields,
  ExternalLink: {
    ...entryFields,
    title: ({ title, url }) => title ?? new URL(url).host,
  },
  Mutation: {
    addCollaborationTool: about(
      ({ input }, { world }) => world.spaces.get(input.spaceId),
      (space, { input }, { caller, world }) => {
        checkEntry(input);
        checkFree(input.url, space.id, world.tools);
        checkRoom(space.id, world.tools, 30);
        const moment = world.clock.tick();
        return world.tools.put({
          __typename: 'CollaborationTool',
          id: world.clock.newId(),
          authorId: caller.userId ?? '',
          ...input,
          title: input.title.trim(),
          description: input.description ?? null,
          // The sandbox asks no other site for its icon.
          iconUrl: null,
          visibility: 'MEMBERS',
          position: entriesOf(space.id, world.tools).length,
          createdAt: moment,
          updatedAt: moment,
        });
      },
    ),
    updateCollaborationTool: about(
      byId('tools'),
      (before, { input: { position, ...input } }, { world }) => {
        checkNotNull('input.title', input.title);
        checkEntry({ ...input, position });
        if (input.url != null) checkFree(input.url, before.spaceId, world.tools, before.id);
        const tool = world.tools.put({
          ...changed(before, input),
          title: (input.title ?? before.title).trim(),
          updatedAt: world.clock.tick(),
        });
        return position == null ? tool : move(tool, position, world.tools);
      },
    ),
    deleteCollaborationTool: about(byId('tools'), (tool, _args, { world }) => {
      remove(tool, world.tools);
      return { success: true, id: tool.id };
    }),
    addExternalLink: about(
      ({ input }, { world }) => world.spaces.get(input.spaceId),
      (space, { input }, { caller, world }) => {
        checkEntry(input);
        const url = withoutTracking(input.url);
        checkFree(url, space.id, world.links);
        checkRoom(space.id, world.links, 10);
        const moment = world.clock.tick();
        return world.links.put({
          __typename: 'ExternalLink',
          id: world.clock.newId(),
          authorId: caller.userId ?? '',
          ...input,
          title: input.title?.trim() ?? null,
          url,
          position: entriesOf(space.id, world.links).length,
          createdAt: moment,
          updatedAt: moment,
        });
      },
    ),
    updateExternalLink: about(
      byId('links'),
      (before, { input: { position, ...input } }, { world }) => {
        checkEntry({ ...input, position });
        const url = input.url == null ? before.url : withoutTracking(input.url);
        checkFree(url, before.spaceId, world.links, before.id);
        const updatedAt = world.clock.tick();
        const link = world.links.put({ ...changed(before, input), url, updatedAt });
        return position == null ? link : move(link, position, world.links);
      },
    ),
    deleteExternalLink: about(byId('links'), (link, _args, { world }) => {
      remove(link, world.links);
      return { success: true, id: link.id };
    }),
  },
} satisfies Resolvers;
