import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LoadedSchema } from 'graphql-docs-reference/graphql';
import {
  atRoot,
  changelogPath,
  createLinkMap,
  createSchemaStore,
} from 'graphql-docs-reference/graphql';
import { checkFile } from '../check-content';
import { readVersions, warnOfMissing } from '../read-schema';

const schema = buildSchema('type Query { kept: Int }');
const current: LoadedSchema = {
  schema,
  links: createLinkMap(schema),
  paths: [changelogPath],
  samples: 'error',
};

const guide = `---
title: Gone
description: Shows what is gone by now.
---

[gone](graphql:Query.gone)

\`\`\`graphql
query Gone {
  gone
}
\`\`\`
`;

describe('the schema of an older version of the docs', () => {
  let site: string;

  beforeEach(async () => {
    site = await mkdtemp(join(tmpdir(), 'versions-'));
    await mkdir(join(site, 'versioned_schema/version-1.0'), { recursive: true });
    await writeFile(join(site, 'versions.json'), '["1.0"]');
    await writeFile(
      join(site, 'versioned_schema/version-1.0/old.graphql'),
      'type Query { kept: Int gone: Int }',
    );
  });

  afterEach(() => rm(site, { recursive: true }));

  const problemsOf = async (file: string): Promise<readonly string[]> => {
    const store = createSchemaStore();
    store.set(current, await readVersions(site, current));
    const { problems } = await checkFile(site, file, 'docs', Buffer.from(guide), {
      store,
      placeholders: {},
    });
    return problems.map(({ line, message }) => `${line}: ${message}`);
  };

  it('checks its samples, and not those of the current docs', async () => {
    expect(await problemsOf('versioned_docs/version-1.0/gone.mdx')).toEqual([]);
    expect(await problemsOf('docs/gone.mdx')).toEqual([
      '6: Unexpected coordinate "Query.gone", which the schema does not define. Did you mean "Query.kept" or "Query"?',
      '10: Cannot query field "gone" on type "Query".',
    ]);
  });

  it('leads to the current reference, and to the changelog for what that lacks', async () => {
    const older = (await readVersions(site, current)).get('1.0');
    expect(older?.links.get('Query.kept')).toBe('/docs/graphql/operations/queries/kept');
    expect(older?.links.get('Query.gone')).toBe('/docs/graphql/changelog');
    const mount = { ...atRoot, base: '/site/', path: '/api' };
    const placed = (await readVersions(site, current, mount)).get('1.0');
    expect(placed?.links.get('Query.gone')).toBe('/site/api/changelog');
  });

  it('links nothing that is gone where there is no changelog', async () => {
    const versions = await readVersions(site, { ...current, paths: [] });
    expect(versions.get('1.0')?.links.has('Query.gone')).toBe(false);
  });

  it('checks nothing of a version without a folder, and names what goes there', async () => {
    await writeFile(join(site, 'versions.json'), '["2.0", "1.0"]');
    expect(await problemsOf('versioned_docs/version-2.0/gone.mdx')).toEqual([]);
    expect(warnOfMissing(await readVersions(site, current))).toEqual([
      "The samples of version 2.0 of the docs aren't checked, since there is no folder versioned_schema/version-2.0. Copy the files of the schema there as they were at that version.",
    ]);
  });

  it('is that of no version where none is cut', async () => {
    await rm(join(site, 'versions.json'));
    expect(await readVersions(site, current)).toEqual(new Map());
  });
});
