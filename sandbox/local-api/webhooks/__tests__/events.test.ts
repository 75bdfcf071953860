import { readFileSync } from 'node:fs';
import { buildSchema, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { product } from '../../../../src/product';
import { createSandbox } from '../../..';
import { asMember, sdl, town } from '../../../__tests__/helpers';
import type { people } from '../../../__tests__/seed-ids';
import { places } from '../../../__tests__/seed-ids';
import type { CloudEvent } from '../../../webhooks/catalogue';
import { catalogue, changedFields } from '../../../webhooks/catalogue';
import type { Courier } from '../courier';
import { createPublisher } from '../webhooks';
import { caused, hochbeete, uncaused } from './causes';

const draftTask = '018f3c2a-7b21-7c13-9d2f-6e4c0a5b8d71';

const sandbox = createSandbox(sdl, town);
let sent: CloudEvent[] = [];
const courier: Courier = {
  send: (event) => {
    sent.push(event);
    return new Promise(() => undefined);
  },
  replay: () => undefined,
  forget: () => {
    sent = [];
  },
};
const publisher = createPublisher(sandbox, courier);

/** Events that a mutation sends, as type and data; the selection names nothing that they hold. */
async function eventsOf(mutation: string, person: keyof typeof people): Promise<unknown[]> {
  sent = [];
  const selection = /^(?:delete)/.test(mutation) ? 'success' : '__typename';
  const query = `mutation { ${mutation} { ${selection} } }`;
  const { errors } = await sandbox.run({ query, caller: asMember(person) });
  expect(errors).toBeUndefined();
  publisher.publish();
  return sent.map(({ type, data }) => [type, data]);
}

function freshWorld(): void {
  sandbox.reset();
  publisher.publish();
}

describe('a mutation', () => {
  it.each(caused)('sends %s', async (name, mutation, person, data) => {
    freshWorld();
    expect(await eventsOf(mutation, person)).toContainEqual([
      `${product.eventPrefix}.${name}.v1`,
      data,
    ]);
  });

  it('sends nothing if it fails after its change', async () => {
    freshWorld();
    const query = `mutation { ${caused[0][1]} { posts(limit: 0) { offset } } }`;
    await sandbox.run({ query, caller: asMember('neighbour') });
    publisher.publish();
    expect(sent).toEqual([]);
  });

  it('sends the membership of its author with a new space', async () => {
    freshWorld();
    const events = await eventsOf(caused[0][1], 'neighbour');
    expect(events.map((event) => (event as [string])[0])).toEqual([
      `${product.eventPrefix}.space.created.v1`,
      `${product.eventPrefix}.membership.started.v1`,
    ]);
  });

  it('sends one event for a space that goes with all that it held', async () => {
    freshWorld();
    expect(await eventsOf(`deleteSpace(id: "${places.garden}")`, 'admin')).toHaveLength(1);
  });

  it('sends a leave with an update of each task that loses an assignee', async () => {
    freshWorld();
    const leave = `updateSpaceUserConnection(input: { spaceId: "${places.repairCafe}", connection: NONE })`;
    const events = await eventsOf(leave, 'neighbour');
    expect(events.map((event) => (event as [string])[0])).toEqual([
      `${product.eventPrefix}.membership.ended.v1`,
      `${product.eventPrefix}.task.updated.v1`,
    ]);
  });

  it('sends nothing for a draft until it is published', async () => {
    freshWorld();
    const title = `updateTask(id: "${draftTask}", input: { title: "Compost rota" })`;
    expect(await eventsOf(title, 'founder')).toEqual([]);
    const publish = `updateTask(id: "${draftTask}", input: { status: PUBLISHED })`;
    const data = { id: draftTask, spaceId: places.garden, changed: [] };
    expect(await eventsOf(publish, 'founder')).toEqual([
      [`${product.eventPrefix}.task.created.v1`, data],
    ]);
  });

  it('sends all that changed with the narrower event', async () => {
    freshWorld();
    const finish = `updateTask(id: "${hochbeete}", input: { title: "Build raised beds", progress: DONE })`;
    const changed = ['completedAt', 'completedBy', 'progress', 'title'];
    expect(await eventsOf(finish, 'admin')).toEqual([
      [
        `${product.eventPrefix}.task.completed.v1`,
        { id: hochbeete, spaceId: places.garden, changed },
      ],
    ]);
  });

  it('sends an archived task as updated', async () => {
    freshWorld();
    const archive = `updateTask(id: "${hochbeete}", input: { status: ARCHIVED })`;
    const data = { id: hochbeete, spaceId: places.garden, changed: ['status'] };
    expect(await eventsOf(archive, 'admin')).toEqual([
      [`${product.eventPrefix}.task.updated.v1`, data],
    ]);
  });

  it.each([
    [
      'a request to join',
      `updateSpaceUserConnection(input: { spaceId: "${places.sewing}", userId: null, connection: MEMBER })`,
      'neighbour',
      1,
    ],
    [
      'a request that waits',
      `updateSpaceUserConnection(input: { spaceId: "${places.choir}", connection: NONE })`,
      'neighbour',
      0,
    ],
    [
      'values that are the same',
      `updateTask(id: "${hochbeete}", input: { title: "Hochbeete bauen" })`,
      'admin',
      0,
    ],
    ['a favorite', `favorite(input: { id: "${places.runners}", type: SPACE })`, 'neighbour', 0],
  ] as const)('sends what is in the catalogue only: %s', async (_case, mutation, person, count) => {
    freshWorld();
    expect(await eventsOf(mutation, person)).toHaveLength(count);
  });
});

it('covers the catalogue', () => {
  const names = [...caused.map(([name]) => name), ...uncaused].sort();
  expect(catalogue.flatMap((each) => each.names).sort()).toEqual(names);
});

it('knows the events that the guide lists, with what they hold', () => {
  const rows = readFileSync('docs/webhooks/events.mdx', 'utf8').matchAll(
    /^\| [A-Z][a-z ]+ \| (`[a-z]+\..+?) \| (.+?) \|/gm,
  );
  const listed = [...rows].map(([, names = '', ids = '']) => [quoted(names), quoted(ids)]);
  const known = catalogue.map(({ names, invent }) => {
    const [name = ''] = names;
    return [[...names].sort(), Object.keys(invent(name, sandbox.world())?.ids ?? {})];
  });
  expect(listed.map(([names = [], ids]) => [names.sort(), ids])).toEqual(known);
});

it('counts the events of each subject, and again from 1 after a reset', async () => {
  freshWorld();
  const rename = (title: string): string =>
    `updateTask(id: "${hochbeete}", input: { title: "${title}" })`;
  const sequenceOf = async (title: string): Promise<string | undefined> => {
    await eventsOf(rename(title), 'admin');
    return sent.at(-1)?.sequence;
  };
  expect(await sequenceOf('One bed')).toBe('00000000000000000001');
  expect(await sequenceOf('Two beds')).toBe('00000000000000000002');
  freshWorld();
  expect(await sequenceOf('One bed')).toBe('00000000000000000001');
});

describe('changed', () => {
  const types = buildSchema(sdl).getTypeMap();
  const world = sandbox.world();

  it.each([
    ['Space', world.spaces.all()],
    ['SpaceMember', world.memberships.all()],
    ['Task', world.tasks.all()],
    ['Appointment', world.appointments.all()],
  ])('names fields of the reference for every column of a %s', (name, rows) => {
    const type = types[name];
    const fields = isObjectType(type) ? Object.keys(type.getFields()) : [];
    const [row] = rows;
    const blank = { __typename: name, id: '' };
    const own = new Set(['__typename', 'id', 'spaceId', 'userId', 'authorId', 'creatorId']);
    const columns = changedFields(blank, row ?? blank).filter((column) => !own.has(column));
    expect(columns.length).toBeGreaterThan(2);
    expect(fields).toEqual(expect.arrayContaining(columns));
  });
});

const quoted = (text: string): string[] =>
  [...text.matchAll(/`(.+?)`/g)].map(([, word = '']) => word);
