import type { Context } from '../kit/context';
import type { Row } from '../kit/world';

interface AboutSomething {
  readonly topicIds: readonly string[];
}

interface ServesGoals {
  readonly sdgNumbers: readonly number[];
}

/** Field of every type that belongs to topics, in the order in which its row holds them. */
export const topicsField = {
  topics: ({ topicIds }: AboutSomething, _args: unknown, { world }: Context): Row<'topics'>[] =>
    world.topics.getMany(topicIds),
};

/** Fields of every type that also serves goals of the United Nations, which come by number. */
export const subjectFields = {
  ...topicsField,
  sdgs: ({ sdgNumbers }: ServesGoals, _args: unknown, { world }: Context): Row<'sdgs'>[] =>
    world.sdgs.where(({ number }) => sdgNumbers.includes(number)),
};
