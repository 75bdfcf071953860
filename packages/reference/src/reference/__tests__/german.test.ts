import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { toMarkdown } from '../../document/markdown';
import { paragraph, text } from '../../document/tree';
import { readJson } from '../../json';
import { markdown } from './page';

let site = '';

beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'german-'));
  mkdirSync(join(site, 'i18n'));
  // The messages of a locale are read once, and other tests may have asked for those of `de`.
  symlinkSync(resolve('packages/reference/src/i18n/__fixtures__/de'), join(site, 'i18n/de-CH'));
  vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', 'de-CH');
  vi.spyOn(process, 'cwd').mockReturnValue(site);
});

afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(site, { recursive: true });
});

describe('a site in German', () => {
  it.each([
    ['Boolean', 'Wahrheitswert, `true` oder `false`, ohne Anführungszeichen.'],
    ['Float', 'Zahl mit Nachkommastellen, in doppelter Genauigkeit, wie IEEE 754 sie definiert.'],
    ['ID', 'Kennung, die ein anderes System vergeben hat.'],
    ['Int', 'Ganze Zahl mit Vorzeichen und 32 Bit: von -2147483648 bis 2147483647.'],
    ['String', 'Text aus Zeichen von Unicode, kodiert als UTF-8.'],
  ])('says what the scalar %s is', (name, sentence) => {
    expect(markdown(`type Query { a(b: ${name}): ${name} }`, name)).toContain(`\n${sentence}`);
  });

  it('names pictures and what is deprecated in Markdown', () => {
    const badge = { type: 'badge', kind: 'deprecated' } as const;
    const picture = { type: 'image', url: '/garden.png', alt: 'Ein Garten' } as const;
    const children = [paragraph(picture), paragraph(text('plots '), badge)];
    const page = { title: 'T', description: 'D', tree: { type: 'root' as const, children } };
    expect(toMarkdown(page)).toBe('# T\n\n> D\n\nBild: Ein Garten\n\nplots (veraltet)\n');
  });

  it.each([
    ['{ "a": }', 'Unerwartet: "}", erwartet: einen Wert.'],
    ['{', 'Unerwartet: Ende, erwartet: einen Namen in Anführungszeichen.'],
  ])('says why %s is not JSON', (json, message) => {
    expect(() => readJson(json)).toThrow(message);
  });
});
