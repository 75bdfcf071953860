import { readTown } from '../town/read-town';
import { readSchema } from 'docusaurus-preset-graphql-docs/content';
import type { Caller } from '../shared/context';
import type { TownSandbox } from '../sandbox';
import { createSandbox } from '../sandbox';
import { people } from './seed-ids';

const source = await readSchema('.', 'schema/*.graphql');

export const { sdl } = source;
export const town = await readTown('.', source.schema);

/** Who can send the requests of a test. */
export const callers = {
  guest: { role: 'GUEST', userId: undefined },
  neighbour: { role: 'MEMBER', userId: people.neighbour },
  admin: { role: 'MEMBER', userId: people.admin },
  founder: { role: 'MEMBER', userId: people.founder },
  aylin: { role: 'MEMBER', userId: people.aylin },
  editor: { role: 'EDITOR', userId: people.editor },
  moderator: { role: 'MODERATOR', userId: people.moderator },
} satisfies Readonly<Record<string, Caller>>;

/** What a test compares: data, and of each error its extensions but the reason, which has a test of its own. */
export interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly unknown[];
}

export type Run = (
  query: string,
  variables?: Readonly<Record<string, unknown>>,
  caller?: Caller,
) => Promise<Answer>;

/** Sends requests to one sandbox, as the Example Neighbour where no caller is given. */
export function runner(sandbox: Pick<TownSandbox, 'run'> = createSandbox(sdl, town)): Run {
  return async (query, variables = {}, caller = callers.neighbour) => {
    const { data, errors } = await sandbox.run({ query, variables, caller });
    const codes = errors?.map(({ extensions }) =>
      Object.fromEntries(Object.entries(extensions).filter(([name]) => name !== 'reason')),
    );
    return { ...(data === undefined ? {} : { data }), ...(codes ? { errors: codes } : {}) };
  };
}

/** Someone else of the world, with the role of a member. */
export function asMember(person: keyof typeof people): Caller {
  return { role: 'MEMBER', userId: people[person] };
}
