import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { GuideRecord } from 'graphql-docs-reference/search';
import { makeSymbolFile, noWords } from 'graphql-docs-reference/search';
import { readWords } from '../read-words';

const symbols = makeSymbolFile(buildSchema('type Query { poll: Int }'), () => '');
const guides: GuideRecord[] = [
  {
    kind: 'guide',
    title: 'Errors',
    description: '',
    path: '/docs/errors',
    sections: [['Conflict', 'conflict']],
  },
];
const places = { symbols, guides, samples: 'error' } as const;

async function siteWith(yaml: string): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'words-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  await mkdir(join(dir, 'docs'));
  await writeFile(join(dir, 'docs/search.yml'), yaml);
  return dir;
}

describe('readWords', () => {
  it('leads to guides, to their sections and to the schema', async () => {
    const dir = await siteWith(
      [
        'start: [errors]',
        'later: [errors]',
        'aliases: { Query.poll: [survey] }',
        "literals: { errors#conflict: ['409'] }",
        "meanings: { 'umfrage*': poll }",
        'ignored: der die',
      ].join('\n'),
    );
    expect(await readWords(dir, places)).toEqual({
      start: ['/docs/errors'],
      later: ['/docs/errors'],
      aliases: { '/docs/graphql/operations/queries/poll': ['survey'] },
      literals: { '/docs/errors#conflict': ['409'] },
      meanings: { 'umfrage*': 'poll', der: '', die: '' },
    });
  });

  it('names every place that does not exist, and what is near it', async () => {
    const dir = await siteWith(
      'start: [error]\nliterals:\n  errors#conflicts: [x]\naliases: { Query.pol: [y] }\n',
    );
    await expect(readWords(dir, places)).rejects.toThrow(
      [
        '3 problems in the input:',
        'docs/search.yml:1:9 Unexpected place "error", expected a path below /docs/ or a coordinate. Did you mean "errors"?',
        'docs/search.yml:4:12 Unexpected place "Query.pol", expected a path below /docs/ or a coordinate. Did you mean "Query.poll"?',
        'docs/search.yml:3:3 Unexpected place "errors#conflicts", expected a path below /docs/ or a coordinate. Did you mean "errors#conflict"?',
      ].join('\n'),
    );
  });

  it.each([
    ['start: [', '1:9 Unexpected YAML: '],
    ['start: *later', '1:8 Unexpected alias "*later". '],
    ['start: errors', '1:1 Unexpected value of "start": expected array, received string.'],
    [
      'aliases:\n  errors: [a, 409]',
      '2:15 Unexpected value of "aliases.errors.1": expected string, received number.',
    ],
    ['start: []\nlast: []', '2:1 Unexpected "last". Delete it, or correct its name.'],
  ])('places what is wrong with %j', async (yaml, problem) => {
    await expect(readWords(await siteWith(yaml), places)).rejects.toThrow(
      `docs/search.yml:${problem}`,
    );
  });

  it('leaves out what another schema does not have', async () => {
    const dir = await siteWith('aliases: { Query.pol: [y], graphql/changelog: [x], errors: [z] }');
    const { aliases } = await readWords(dir, { ...places, samples: 'off' });
    expect(aliases).toEqual({ '/docs/errors': ['z'] });
  });

  it('needs no file', async () => {
    expect(await readWords('/nowhere', places)).toEqual(noWords);
  });
});
