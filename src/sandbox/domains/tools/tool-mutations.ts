import { checkNotNull } from '../../kit/checks';
import type { AnyResolver, Context } from '../../kit/context';
import { notFound } from '../../kit/failure';
import { entriesOf, move, remove } from './lists';
import type { EntryInput } from './rules';
import { checkEntry, checkFree, checkRoom } from './rules';
import type { Row } from '../../kit/world';
import type { CollaborationToolType } from '../../types/schema';

interface AddTool {
  readonly input: EntryInput<CollaborationToolType> &
    Pick<Row<'tools'>, 'spaceId' | 'type' | 'title' | 'url' | 'needsAccount'>;
}

interface UpdateTool {
  readonly id: string;
  readonly input: EntryInput<CollaborationToolType>;
}

export const toolMutations = {
  addCollaborationTool: (
    _root: unknown,
    { input }: AddTool,
    { caller, world }: Context,
  ): Row<'tools'> => {
    checkEntry(input);
    checkFree(input.url, input.spaceId, world.tools);
    checkRoom(input.spaceId, world.tools, 30);
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
      position: entriesOf(input.spaceId, world.tools).length,
      createdAt: moment,
      updatedAt: moment,
    });
  },

  updateCollaborationTool: (
    _root: unknown,
    { id, input: { position, ...input } }: UpdateTool,
    { world }: Context,
  ): Row<'tools'> => {
    const before = world.tools.get(id);
    if (!before) throw notFound('tool');
    checkNotNull('input.title', input.title);
    checkEntry({ ...input, position });
    if (input.url !== undefined) checkFree(input.url, before.spaceId, world.tools, id);
    const tool = world.tools.put({
      ...before,
      ...input,
      title: (input.title ?? before.title).trim(),
      description: input.description === undefined ? before.description : input.description,
      updatedAt: world.clock.tick(),
    });
    return position === undefined ? tool : move(tool, position, world.tools);
  },

  deleteCollaborationTool: (
    _root: unknown,
    { id }: { readonly id: string },
    { world }: Context,
  ) => {
    const tool = world.tools.get(id);
    if (tool) remove(tool, world.tools);
    return { success: true, id };
  },
} satisfies Readonly<Record<string, AnyResolver>>;
