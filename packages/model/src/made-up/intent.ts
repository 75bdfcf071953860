import type { GraphQLObjectType } from 'graphql';
import { splitWords } from './names';
import type { Field } from './shapes';

/** What the name of an operation says. */
export interface Intent {
  readonly does: 'create' | 'remove' | 'change';
  readonly verb: string;
  /** What it may be about, the plainest first: `issue` for `closeIssue`. */
  readonly nouns: readonly string[];
}

const creating = /^(?:create|add|new|register|insert|post|submit|import|invite|send|upsert|save)$/;
const removing = /^(?:delete|remove|destroy|erase)$/;
const changing = /^(?:update|edit|change|modify|patch|set|rename|move|mark)$/;
const grouping = /^(?:mutations?|query|queries|operations?|root|group|namespace|type)$/;

/** The verb comes first, as in `createIssue`, or last, as in `issueCreate`. */
export function intentOf(group: GraphQLObjectType, { name }: Field): Intent {
  const words = splitWords(name).split(' ');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const isFirst = isKnown(first) || !isKnown(last);
  const verb = isFirst ? first : last;
  const rest = isFirst ? words.slice(1) : words.slice(0, -1);
  const around = splitWords(group.name)
    .split(' ')
    .filter((word) => !grouping.test(word));
  return {
    does: creating.test(verb) ? 'create' : removing.test(verb) ? 'remove' : 'change',
    verb,
    nouns: [rest, [...around, ...rest], around].map((some) => some.join('')).filter(Boolean),
  };
}

function isKnown(word: string): boolean {
  return [creating, removing, changing].some((verbs) => verbs.test(word));
}
