import { describe, expect, it } from 'vitest';
import type { Caller } from '../shared/context';
import type { FirstRows } from 'graphql-docs-model';
import { createSandbox } from '../sandbox';
import { people, places } from './seed-ids';
import type { Answer } from './helpers';
import { callers, runner, sdl, town } from './helpers';

const more = `${sdl} extend type Sdg { lead: User scene: Space home: Space! allies: [User!]! }`;

/** Asks for fields of a goal, in a town where it has one column more. */
async function ask(
  column: object,
  fields: string,
  caller: Caller = callers.neighbour,
): Promise<Answer> {
  const [goal] = town['sdgs'] ?? [];
  const sdgs = [{ ...goal, ...column }] as FirstRows[string];
  const run = runner(createSandbox(more, { ...town, sdgs }));
  return run(`{ sdgs { ${fields} } }`, {}, caller);
}

const answer = (goal: object): Answer => ({ data: { sdgs: [goal] } });

describe('a field whose rows a column names', () => {
  it('is the row of that id and of its type: an account has the id of its profile', async () => {
    const lead = { __typename: 'User', id: people.aylin };
    expect(await ask({ leadId: people.aylin }, 'lead { __typename id }')).toEqual(answer({ lead }));
    expect(await ask({ leadId: places.garden }, 'lead { id }')).toEqual(answer({ lead: null }));
    expect(await ask({ leadId: null }, 'lead { id }')).toEqual(answer({ lead: null }));
  });

  it('lists the rows that exist, in the order of the column', async () => {
    const allyIds = [people.editor, places.garden, people.aylin];
    const allies = [{ id: people.editor }, { id: people.aylin }];
    expect(await ask({ allyIds }, 'allies { id }')).toEqual(answer({ allies }));
  });

  it('is null for who may not read it, where it can be', async () => {
    const column = { sceneId: places.tenants, homeId: places.tenants };
    const scene = { id: places.tenants };
    expect(await ask(column, 'scene { id }', callers.moderator)).toEqual(answer({ scene }));
    expect(await ask(column, 'scene { id }')).toEqual(answer({ scene: null }));
    expect(await ask(column, 'home { id }')).toEqual(answer({ home: scene }));
  });

  it('hides no person, whose fields hide themselves', async () => {
    const lead = { id: people.moderator };
    expect(await ask({ leadId: people.moderator }, 'lead { id }', callers.guest)).toEqual(
      answer({ lead }),
    );
  });
});
