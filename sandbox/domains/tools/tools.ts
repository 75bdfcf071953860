import { about, byArgument, byId, failure } from '../../shared/context';
import type { Table } from 'graphql-docs-model';
import { changed } from 'graphql-docs-model';
import type { Context, Resolvers, Row } from '../../shared/context';
import { withoutTracking } from '../../shared/text';
import { newContent, spaceOfInput } from '../../shared/content';
import { updated } from '../../shared/updated';

type Entry = Row<'tools'> | Row<'links'>;

const entryFields = {
  addedBy: ({ authorId }: Entry, _args: unknown, { world }: Context) => world.users.need(authorId),
};

export const tools = {
  Query: {
    collaborationTools: about(byArgument('spaces', 'spaceId'), ({ id }, { type }, { world }) =>
      entriesOf(id, world.tools).filter((tool) => type == null || tool.type === type),
    ),
  },
  CollaborationTool: entryFields,
  ExternalLink: {
    ...entryFields,
    title: ({ title, url }) => title ?? new URL(url).host,
  },
  Mutation: {
    addCollaborationTool: about(spaceOfInput, (_space, { input }, context) => {
      return context.world.tools.put({
        __typename: 'CollaborationTool',
        description: null,
        // The sandbox asks no other site for its icon.
        iconUrl: null,
        visibility: 'MEMBERS',
        ...newEntry(input, context.world.tools, 30, context),
        title: input.title.trim(),
      });
    }),
    updateCollaborationTool: about(
      byId('tools'),
      (before, { input: { position, ...input } }, context) => {
        const title = (input.title ?? before.title).trim();
        const after = { ...changed(before, input), title };
        return store(before, after, position, context.world.tools, context);
      },
    ),
    deleteCollaborationTool: about(byId('tools'), (tool, _args, { world }) =>
      remove(tool, world.tools),
    ),
    addExternalLink: about(spaceOfInput, (_space, { input }, context) => {
      const url = withoutTracking(input.url);
      return context.world.links.put({
        __typename: 'ExternalLink',
        ...newEntry({ ...input, url }, context.world.links, 10, context),
        title: input.title?.trim() ?? null,
      });
    }),
    updateExternalLink: about(
      byId('links'),
      (before, { input: { position, ...input } }, context) => {
        const url = withoutTracking(input.url ?? before.url);
        const after = { ...changed(before, input), url };
        return store(before, after, position, context.world.links, context);
      },
    ),
    deleteExternalLink: about(byId('links'), (link, _args, { world }) => remove(link, world.links)),
  },
} satisfies Resolvers;

/** Tools or links of a space, in the order that the space gave them. */
export function entriesOf<E extends Entry>(spaceId: string, table: Table<E>): E[] {
  return table.where((entry) => entry.spaceId === spaceId).sort((a, b) => a.position - b.position);
}

/** @throws CONFLICT for an address that another entry of the space has. */
function checkFree(
  { id, spaceId, url }: { readonly id?: string } & Pick<Entry, 'spaceId' | 'url'>,
  table: Table<Entry>,
): void {
  if (entriesOf(spaceId, table).some((entry) => entry.url === url && entry.id !== id))
    throw failure('VALUE_TAKEN', 'The space has this address already.');
}

/**
 * What a new tool and a new link have alike, at the end of the list.
 *
 * @throws CONFLICT for an address that the list has, and for a list that has no room for one more.
 */
function newEntry<Input extends Pick<Entry, 'spaceId' | 'url'>>(
  input: Input,
  table: Table<Entry>,
  most: number,
  context: Context,
) {
  checkFree(input, table);
  const position = entriesOf(input.spaceId, table).length;
  if (position >= most) throw failure('LIMIT_REACHED', `The space holds ${most} already.`);
  return { ...newContent(context), ...input, position };
}

/** Stores a changed entry, and moves it to a place in the list; a number past the end means the end. */
function store<E extends Entry>(
  before: E,
  after: E,
  wanted: number | null | undefined,
  table: Table<E>,
  { world }: Context,
): E {
  checkFree(after, table);
  const others = entriesOf(before.spaceId, table).filter(({ id }) => id !== before.id);
  const position = Math.min(wanted ?? before.position, others.length);
  const stored = updated(before, { ...after, position }, world.clock.tick());
  renumber([...others.slice(0, position), stored, ...others.slice(position)], table);
  return table.need(before.id);
}

/** Takes an entry off the list; those after it move up by one place. */
function remove<E extends Entry>({ id, spaceId }: E, table: Table<E>) {
  table.delete(id);
  renumber(entriesOf(spaceId, table), table);
  return { success: true, id };
}

function renumber<E extends Entry>(entries: readonly E[], table: Table<E>): void {
  for (const [position, entry] of entries.entries()) table.put({ ...entry, position });
}
