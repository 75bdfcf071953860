import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../shared/context';
import type { Run } from '../../../__tests__/helpers';
import { asMember, callers, runner, sdl, town } from '../../../__tests__/helpers';
import { createSandbox } from '../../../sandbox';
import { places } from '../../../__tests__/seed-ids';

const pad = '018f3c2f-0c10-7a21-9b32-4c5d6e7f8a01';
const board = '018f3c2f-0c11-7b32-8c43-5d6e7f8a9b02';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(sandbox.reset);

const tools = async (args = '', caller: Caller = callers.neighbour): ReturnType<Run> =>
  run(
    `query Tools { collaborationTools(spaceId: "${places.garden}"${args}) { title position } }`,
    {},
    caller,
  );

describe('collaborationTools', () => {
  it('lists the tools in the order of the space', async () => {
    expect(await tools()).toEqual({
      data: {
        collaborationTools: [
          { title: 'Gießplan', position: 0 },
          { title: 'Aufgaben der Woche', position: 1 },
          { title: 'Protokolle', position: 2 },
        ],
      },
    });
    expect(await tools(', type: BOARD')).toEqual({
      data: { collaborationTools: [{ title: 'Aufgaben der Woche', position: 1 }] },
    });
  });

  it.each([
    ['a guest', callers.guest, 'UNAUTHENTICATED'],
    ['a stranger', callers.editor, 'FORBIDDEN'],
  ])('refuses %s, as a query and as a field', async (_who, caller, code) => {
    expect(await tools('', caller)).toEqual({
      data: { collaborationTools: null },
      errors: [{ code }],
    });
    expect(
      await run(
        `{ spaceById(id: "${places.garden}") { name collaborationTools { id } } }`,
        {},
        caller,
      ),
    ).toEqual({
      data: { spaceById: { name: 'Kiezgarten am Kanal', collaborationTools: null } },
      errors: [{ code }],
    });
  });

  it('opens for moderators', async () => {
    expect(await tools('', callers.moderator)).not.toHaveProperty('errors');
  });
});

describe('addCollaborationTool', () => {
  const add = `mutation Add($input: AddCollaborationToolInput!) { addCollaborationTool(input: $input) { title position needsAccount iconUrl addedBy { displayName } viewerPermissions createdAt updatedAt } }`;
  const input = {
    spaceId: places.garden,
    type: 'FILES',
    title: 'Fotos',
    url: 'https://files.example/garten',
  };

  it('adds to the end of the list', async () => {
    expect(await run(add, { input })).toEqual({
      data: {
        addCollaborationTool: {
          title: 'Fotos',
          position: 3,
          needsAccount: false,
          iconUrl: null,
          addedBy: { displayName: 'Example Neighbour' },
          viewerPermissions: ['READ', 'INTERACT', 'UPDATE', 'DELETE'],
          createdAt: '2026-05-17T18:30:01.000Z',
          updatedAt: '2026-05-17T18:30:01.000Z',
        },
      },
    });
  });

  it.each([
    ['title', 'x', 'VALIDATION_FAILED'],
    ['description', 'x'.repeat(301), 'VALIDATION_FAILED'],
    ['url', 'https://', 'VALIDATION_FAILED'],
    ['url', 'https://pad.example/giessplan', 'CONFLICT'],
  ])('refuses a %s of %j', async (field, value, code) => {
    const { errors } = await run(add, { input: { ...input, [field]: value } });
    expect(errors).toEqual([code === 'CONFLICT' ? { code } : { code, field: `input.${field}` }]);
  });

  it('holds 30', async () => {
    for (let index = 3; index < 30; index += 1) {
      const url = `https://files.example/${index}`;
      expect(await run(add, { input: { ...input, url } })).not.toHaveProperty('errors');
    }
    expect((await run(add, { input })).errors).toEqual([{ code: 'CONFLICT' }]);
  });

  it('is not for outsiders', async () => {
    expect((await run(add, { input }, callers.editor)).errors).toEqual([{ code: 'FORBIDDEN' }]);
  });
});

describe('updateCollaborationTool', () => {
  const update = `mutation Update($id: UUID!, $input: UpdateCollaborationToolInput!) { updateCollaborationTool(id: $id, input: $input) { title description position } }`;

  it('moves a tool, and the others make room', async () => {
    expect(await run(update, { id: board, input: { position: 99 } })).toMatchObject({
      data: { updateCollaborationTool: { position: 2 } },
    });
    expect(await tools()).toMatchObject({
      data: {
        collaborationTools: [
          { title: 'Gießplan', position: 0 },
          { title: 'Protokolle', position: 1 },
          { title: 'Aufgaben der Woche', position: 2 },
        ],
      },
    });
  });

  it('clears a description, and never a title', async () => {
    const founder = callers.founder;
    expect(await run(update, { id: pad, input: { description: null } }, founder)).toMatchObject({
      data: { updateCollaborationTool: { title: 'Gießplan', description: null } },
    });
    expect((await run(update, { id: pad, input: { title: null } }, founder)).errors).toEqual([
      { code: 'VALIDATION_FAILED', field: 'input.title' },
    ]);
  });

  it('refuses the address of another tool, a place below 0 and other members', async () => {
    const url = 'https://pad.example/giessplan';
    expect((await run(update, { id: board, input: { url } })).errors).toEqual([
      { code: 'CONFLICT' },
    ]);
    expect((await run(update, { id: board, input: { position: -1 } })).errors).toEqual([
      { code: 'VALIDATION_FAILED', field: 'input.position' },
    ]);
    expect((await run(update, { id: board, input: {} }, asMember('linh'))).errors).toEqual([
      { code: 'FORBIDDEN' },
    ]);
    expect((await run(update, { id: board, input: {} }, callers.editor)).errors).toEqual([
      { code: 'NOT_FOUND' },
    ]);
  });
});

describe('deleteCollaborationTool', () => {
  it('closes the gap in the list', async () => {
    expect(
      await run(`mutation Delete { deleteCollaborationTool(id: "${board}") { success id } }`),
    ).toEqual({ data: { deleteCollaborationTool: { success: true, id: board } } });
    expect(await tools()).toMatchObject({
      data: {
        collaborationTools: [
          { title: 'Gießplan', position: 0 },
          { title: 'Protokolle', position: 1 },
        ],
      },
    });
  });
});
