import type { AnyResolvers, Context } from '../../kit/context';
import { reactionFields } from '../../shared/reactions';
import { subjectFields } from '../../shared/subject-fields';
import { mayFind } from './lists';
import type { Row } from '../../kit/world';

export const initiativeFields = {
  Initiative: {
    sdgs: subjectFields.sdgs,
    spaces: ({ id }: Row<'spaceInitiatives'>, _args: unknown, context: Context) =>
      context.world.spaces
        .all()
        .filter(({ initiativeId }) => initiativeId === id)
        .filter((space) => mayFind(space, context))
        .sort((a, b) => a.createdAt.localeCompare(b.createdAt))
        .slice(0, 10),
    ...reactionFields,
  },
} satisfies AnyResolvers;
