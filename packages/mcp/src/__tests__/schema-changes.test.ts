import { expect, it } from 'vitest';
import type { Change } from 'graphql-docs-reference/changelog';
import { callTool } from './site';

const change = (
  parts: Pick<Change, 'coordinate' | 'kind' | 'level'> & Partial<Change>,
): Change => ({
  release: '2026-11-22',
  ...parts,
});

const changelog = {
  releases: [
    {
      date: undefined,
      changes: [
        change({
          release: undefined,
          coordinate: 'Bed.size',
          kind: 'field-removed',
          level: 'breaking',
          note: 'Measure it.',
        }),
      ],
    },
    {
      date: '2026-11-22',
      changes: [
        change({ coordinate: 'Garden.beds', kind: 'field-added', level: 'safe', after: '[Bed!]!' }),
        change({ coordinate: 'Garden', kind: 'description-changed', level: 'safe' }),
        change({ coordinate: 'Gardener', kind: 'type-added', level: 'safe' }),
        change({ coordinate: 'ErrorCode.NOT_FOUND', kind: 'enum-value-added', level: 'tolerate' }),
      ],
    },
    { date: '2026-11-21', changes: [] },
  ],
  upcoming: [
    { coordinate: 'Query.plots', reason: '', removal: '2027-09-30', replacement: 'Query.gardens' },
  ],
};

const ask = async (args: object): Promise<Record<string, unknown>> =>
  (await callTool('schema_changes', args, { changelog })).structuredContent ?? {};

const coordinates = async (args: object): Promise<unknown> =>
  ((await ask(args))['changes'] as readonly Change[]).map(({ coordinate }) => coordinate);

it('tells what changed, what a client has to do, and what goes away', async () => {
  expect(await ask({ level: 'breaking' })).toEqual({
    releases: ['2026-11-22', '2026-11-21'],
    changes: [
      {
        coordinate: 'Bed.size',
        kind: 'field-removed',
        level: 'breaking',
        text: '`Bed.size` was removed.',
        note: 'Measure it.',
      },
    ],
    total: 1,
    upcoming: [{ coordinate: 'Query.plots', removal: '2027-09-30', replacement: 'Query.gardens' }],
  });
});

it.each([
  [{}, ['Bed.size', 'Garden.beds', 'Gardener', 'ErrorCode.NOT_FOUND']],
  [{ level: 'tolerate' }, ['Bed.size', 'ErrorCode.NOT_FOUND']],
  [{ since: '2026-11-22' }, ['Bed.size']],
  [{ coordinate: 'Garden' }, ['Garden.beds']],
  [{ coordinate: 'Garden.beds' }, ['Garden.beds']],
  [{ coordinate: 'Bed.size' }, ['Bed.size']],
  [{ offset: 3 }, ['ErrorCode.NOT_FOUND']],
])('narrows by %j', async (args, found) => {
  expect(await coordinates(args)).toEqual(found);
});

it('remembers what was removed', async () => {
  const { content } = await callTool('get_symbol', { coordinate: 'Bed.size' }, { changelog });
  expect(content[0]?.text).toBe('"Bed.size" was removed. Measure it.');
});

it('takes short names, and refuses unknown ones', async () => {
  const releases = [
    {
      date: '2026-11-22',
      changes: [change({ coordinate: 'Query.gardens', kind: 'field-added', level: 'safe' })],
    },
  ];
  const ask = (coordinate: string) =>
    callTool('schema_changes', { coordinate }, { changelog: { ...changelog, releases } });
  expect((await ask('gardens')).structuredContent).toMatchObject({ total: 1 });
  expect((await ask('gardenz')).content[0]?.text).toContain(
    'Unknown coordinate "gardenz". Did you',
  );
});

it.each(['yesterday', '2026-13-45'])('refuses %s, which is no day', async (since) => {
  const { isError, content } = await callTool('schema_changes', { since });
  expect(isError).toBe(true);
  expect(content[0]?.text).toContain('Expected a day, as "2026-11-21".');
});
