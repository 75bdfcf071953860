import { createRequire } from 'node:module';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../messages';

let siteDir: string;

beforeEach(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'messages-'));
});

afterEach(() => rm(siteDir, { recursive: true, force: true }));

/** What is said of a site in a locale whose content is loaded twice, as the dev server does. */
async function said(currentLocale: string, id = 'default'): Promise<string[]> {
  const info = vi.spyOn(logger, 'info').mockImplementation(() => undefined);
  const localizationDir = join(siteDir, 'i18n', currentLocale);
  const context = { siteDir, localizationDir, i18n: { currentLocale } } as LoadContext;
  const { allContentLoaded } = messages(context, { id });
  for (let load = 0; load < 2; load += 1) await allContentLoaded?.({} as never);
  const lines = info.mock.calls.map(([line]) => String(line));
  info.mockRestore();
  return lines;
}

type Inline = (
  this: { readonly getOptions: () => object; readonly resourcePath: string },
  source: string,
) => string;

interface RuleConfig {
  readonly module: { readonly rules: readonly [{ readonly options: object }] };
}

const inline = createRequire(__filename)('../inline-messages.cjs') as Inline;

describe('messages', () => {
  it('have a literal key each, or the file and line are named where one is computed', () => {
    const loader = { getOptions: () => ({ catalogues: [] }), resourcePath: 'src/Fold.tsx' };
    expect(() => inline.call(loader, 'set(isOpen);\nt(isOpen ? "a.b" : "a.c")')).toThrow(
      'src/Fold.tsx:2: Unexpected key of a message that is computed. Call t with a string, once for each message.',
    );
  });

  it('say once how a locale is translated that has none', async () => {
    expect(await said('de')).toEqual([
      'The interface of the API reference is in English, since there is no i18n/de/graphql-docs/messages.json. To translate it, run docusaurus write-translations --locale de.',
    ]);
    expect(await said('de', 'lending')).toEqual([]);
  });

  it('name the place where a translation is no JSON', async () => {
    await mkdir(join(siteDir, 'i18n/fr/graphql-docs'), { recursive: true });
    const file = join(siteDir, 'i18n/fr/graphql-docs/messages.json');
    await writeFile(file, '{\n  "a.b": { "message": }\n}\n');
    await expect(said('fr')).rejects.toThrow(
      'i18n/fr/graphql-docs/messages.json:2:23 Unexpected "}", expected a value. Correct the JSON.',
    );
  });

  it('name the place also where a translation stops being JSON while the dev server runs', async () => {
    await mkdir(join(siteDir, 'i18n/fr/graphql-docs'), { recursive: true });
    const file = join(siteDir, 'i18n/fr/graphql-docs/messages.json');
    await writeFile(file, '{}');
    const context = { siteDir, localizationDir: join(siteDir, 'i18n/fr') };
    const { configureWebpack } = messages(
      { ...context, i18n: { currentLocale: 'fr' } } as LoadContext,
      { id: 'default' },
    );
    const made: unknown = configureWebpack?.({}, false, {} as never, undefined);
    const { options } = (made as RuleConfig).module.rules[0];
    await writeFile(file, '{\n  "a.b": { "message": }\n}\n');
    const loader = {
      getOptions: () => options,
      resourcePath: 'src/Fold.tsx',
      addDependency: () => undefined,
    };
    expect(() => inline.call(loader, 't("search.label")')).toThrow(
      'i18n/fr/graphql-docs/messages.json:2:23 Unexpected "}", expected a value. Correct the JSON.',
    );
  });

  it('say nothing of English, or of a locale that is translated', async () => {
    await mkdir(join(siteDir, 'i18n/fr/graphql-docs'), { recursive: true });
    await writeFile(join(siteDir, 'i18n/fr/graphql-docs/messages.json'), '{}');
    expect([...(await said('en')), ...(await said('en-GB')), ...(await said('fr'))]).toEqual([]);
  });
});
