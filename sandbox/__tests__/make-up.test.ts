import { describe, expect, it } from 'vitest';
import type { Caller } from '../shared/context';
import { adviceFor, createSandbox } from '../sandbox';
import { callers, sdl, town } from './helpers';

const more = `${sdl}
  extend type Sdg { shade: String shownIn: Space bestTasks: [Task!]! hidden: Int! @access(role: ADMIN) }
  extend type Query {
    latestTasks(limit: Int! = 2): [Task!]! @access(role: GUEST)
    ownNotifications: [Notification!]! @access(role: MEMBER)
  }
  extend type Mutation { shadeSdg(id: UUID!, shade: String!): Sdg! @access(role: MEMBER) }
`;

const sandbox = createSandbox(more, town);

const run = async (query: string, caller: Caller = callers.guest): Promise<unknown> =>
  JSON.parse(JSON.stringify(await sandbox.run({ query, caller })));

describe('a field that no rule answers', () => {
  it('has a value that is made up, and the answer says so', async () => {
    expect(await run('{ sdgs { number shade } }')).toMatchObject({
      data: { sdgs: expect.arrayContaining([{ number: 1, shade: 'Copper shade' }]) as unknown },
      extensions: { madeUp: ['Sdg.shade'] },
    });
  });

  it('is not mentioned where nothing is made up', async () => {
    expect(await run('{ sdgs { number } }')).not.toHaveProperty('extensions');
  });

  it('leads to rows, whose fields have their rules', async () => {
    const query = `{ sdgs { shownIn { name slug } bestTasks { title space { name } } } }`;
    expect(await run(query)).toMatchObject({
      extensions: { madeUp: ['Sdg.bestTasks', 'Sdg.shownIn'] },
    });
  });

  it('leads to nothing that the caller may not read', async () => {
    const query = '{ latestTasks(limit: 100) { title visibility } }';
    const { data } = (await run(query)) as { data: { latestTasks: { visibility: string }[] } };
    expect(new Set(data.latestTasks.map(({ visibility }) => visibility))).toEqual(
      new Set(['PUBLIC']),
    );
  });
});

describe('an operation that no rule answers', () => {
  it('keeps its conditions', async () => {
    expect(await run('{ ownNotifications { id } }')).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });

  it('needs a subject if its conditions are about an object', () => {
    const open = `${sdl} extend type Mutation { pin(id: UUID!): Task! @access(role: MEMBER, permission: UPDATE) }`;
    expect(() => createSandbox(open, town)).toThrow(
      'Missing subject of "Mutation.pin", whose @access is about an object.',
    );
  });

  it('changes what it says, until a reset', async () => {
    const { data } = (await run('{ sdgs { id } }')) as { data: { sdgs: { id: string }[] } };
    const id = data.sdgs[0]?.id ?? '';
    const paint = `mutation { shadeSdg(id: "${id}", shade: "dark") { number shade } }`;
    const painted = { data: { shadeSdg: { number: 1, shade: 'dark' } } };
    expect(await run(paint, callers.neighbour)).toMatchObject(painted);
    const shades = async (): Promise<unknown> => run('{ sdgs { shade } }');
    expect(await shades()).toMatchObject({
      data: { sdgs: expect.arrayContaining([{ shade: 'dark' }]) as unknown },
    });
    sandbox.reset();
    expect(JSON.stringify(await shades())).not.toContain('dark');
  });

  it('changes nothing if it fails, and nobody reads what it changed meanwhile', async () => {
    sandbox.reset();
    const { data } = (await run('{ sdgs { id } }')) as { data: { sdgs: { id: string }[] } };
    const id = data.sdgs[0]?.id ?? '';
    const paint = `mutation { shadeSdg(id: "${id}", shade: "dark") { shade hidden } }`;
    const shades = '{ sdgs { shade } }';
    const before = await run(shades);
    const [painted, meanwhile] = await Promise.all([run(paint, callers.neighbour), run(shades)]);
    expect(painted).toMatchObject({ data: null, errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    expect(meanwhile).toEqual(before);
    expect(await run(shades)).toEqual(before);
  });
});

describe('adviceFor', () => {
  it('says where a rule or a row belongs', () => {
    expect(adviceFor('Sdg.shade')).toBe(
      '"Sdg.shade" is made up. Add a resolver in sandbox/domains/topics, or the value to tables.yaml there.',
    );
    expect(adviceFor('Query.latestTasks')).toBe(
      '"Query.latestTasks" is made up. Resolve it in its domain, in sandbox/domains.',
    );
  });
});
