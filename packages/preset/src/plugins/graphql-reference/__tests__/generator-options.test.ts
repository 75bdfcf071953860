import { describe, expect, it } from 'vitest';
import { findGeneratorOptions, generatorName, generatorOptions } from '../generate';

describe('findGeneratorOptions', () => {
  it('gives the options of the plugin that generates the reference', () => {
    const own = { ...generatorOptions };
    const plugins = ['./other.ts', ['./another.ts', {}], [generatorName, own], null];
    expect(findGeneratorOptions({ plugins } as never)).toBe(own);
  });

  it.each([
    ['no plugins', []],
    ['other plugins', ['./other.ts', ['@graphql-markdown/other', generatorOptions]]],
    ['the plugin without options', ['@graphql-markdown/docusaurus']],
    ['the plugin with none', [['@graphql-markdown/docusaurus']]],
    ['the plugin switched off', [false, null, undefined]],
  ])('gives our own with %s', (_what, plugins) => {
    expect(findGeneratorOptions({ plugins } as never)).toBe(generatorOptions);
  });
});
