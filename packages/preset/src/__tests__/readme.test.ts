import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { expect, it } from 'vitest';
import { optionsSchema, validateOptions } from '../options';

const readme = readFileSync('packages/preset/README.md', 'utf8');
const [code = ''] = /^const options = .*?(?=^```$)/ms.exec(readme) ?? [];
const options = runInThisContext(`(() => {${code}return options;})()`) as object;

/** What this reads of how Joi describes a schema. */
interface Described {
  readonly keys?: Readonly<Record<string, Described>>;
  readonly items?: readonly Described[];
}

/** Paths of what a schema has, and an object that follows it has not. */
function missing({ keys = {}, items: [item] = [] }: Described, given: object, path = ''): string[] {
  if (item) return missing(item, Object.assign({}, ...(given as object[])) as object, path);
  return Object.entries(keys).flatMap(([key, below]) => {
    const value = (given as Readonly<Record<string, unknown>>)[key];
    if (value === undefined) return [path + key];
    return typeof value === 'object' ? missing(below, value ?? {}, `${path}${key}.`) : [];
  });
}

it('shows options that are accepted', () => {
  expect(() => validateOptions(options)).not.toThrow();
});

it('shows every option that another team can set', () => {
  expect(missing(optionsSchema.describe() as Described, options)).toEqual([
    'id',
    // The configuration of the site has them, and the option `endpoint` beside them.
    'product.title',
    'product.description',
    'product.tagline',
    'product.endpoint',
    'product.auth',
    'product.siteUrl',
    // With documents alone.
    'product.placeholders',
    'texts.guides.testedCode',
  ]);
});
