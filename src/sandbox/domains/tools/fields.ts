import type { AnyResolvers, Context } from '../../kit/context';
import { permissionsOn } from '../../shared/permissions';
import type { Row } from '../../kit/world';

type Entry = Row<'tools'> | Row<'links'>;

const entryFields = {
  space: ({ spaceId }: Entry, _args: unknown, { world }: Context) => world.spaces.get(spaceId),
  addedBy: ({ authorId }: Entry, _args: unknown, { world }: Context) => world.users.get(authorId),
  viewerPermissions: (entry: Entry, _args: unknown, context: Context) =>
    permissionsOn(entry, context),
};

export const toolFields = {
  CollaborationTool: entryFields,
  ExternalLink: {
    ...entryFields,
    title: ({ title, url }: Row<'links'>) => title ?? new URL(url).host,
  },
} satisfies AnyResolvers;
