import type { PresetConfig } from '@docusaurus/types';
import { expect, it } from 'vitest';
import type { PresetOptions } from '..';
import { folderOf, validateOptions } from '../options';

it.each<[wrong: object, message: string]>([
  [{ product: { nmae: 'A' } }, '"product.nmae" is not allowed. Did you mean "name"?'],
  [{ product: { name: 42 } }, '"product.name" must be a string.'],
  [{ contract: { acess: {} } }, '"contract.acess" is not allowed. Did you mean "access"?'],
  [
    { texts: { firstReqest: '{ a }' } },
    '"texts.firstReqest" is not allowed. Did you mean "firstRequest"?',
  ],
  [{ texts: { list: 'x' } }, '"texts.list" must be of type object.'],
  [
    { auth: { header: 'X Api Key', prefix: '' } },
    '"auth.header" must be the name of a header, as "X-Api-Key".',
  ],
  [{ guides: { sidebar: 3 } }, '"guides.sidebar" must be an array.'],
  [
    { model: () => ({}) },
    '"model" must be the path of a module, or an object with createModel and module.',
  ],
  [{ model: {} }, '"model.createModel" is required.\n"model.module" is required.'],
  [{ callers: [{}] }, '"callers[0].id" is required.\n"callers[0].label" is required.'],
  [
    { callers: ['a', 'b', 'a'].map((id) => ({ id, label: id, description: '' })) },
    '"callers[2]" has the id of another caller.',
  ],
  [
    { groupBy: { directiv: 'a', argument: 'b' } },
    '"groupBy.directive" is required.\n"groupBy.directiv" is not allowed. Did you mean "directive"?',
  ],
  [{ groupBy: 'colour' }, '"groupBy" must be one of [file, function].'],
  // As a variable of the environment says it, which would count as true.
  [{ search: 'false' }, '"search" must be a boolean.'],
  [{ documents: 'true' }, '"documents" must be true, or an object.'],
  [{ serch: false }, '"serch" is not allowed. Did you mean "search"?'],
])('names what is wrong within an option: %j', (wrong, message) => {
  expect(() => validateOptions({ schema: './a.graphql', ...wrong })).toThrow(
    `Unexpected options of the preset "graphql-docs": ${message}`,
  );
});

it('names a folder that is missing', () => {
  expect(() => folderOf('.', 'examples', './nope')).toThrow(
    'Unexpected examples "./nope", which is no folder in the options of the preset "graphql-docs". Create it, or correct the path.',
  );
  expect(folderOf('.', 'examples', './packages/')).toBe('packages');
});

it('names the option that is wrong', () => {
  expect(() => validateOptions({ schema: './api.graphql', groupBy: 'colour' })).toThrow(
    'Unexpected options of the preset "graphql-docs": "groupBy" must be',
  );
  expect(() => validateOptions({})).toThrow('"schema" is required');
  expect(() => validateOptions({ schema: 'http://localhost:4000/graphql' })).toThrow(
    '"schema" must name files. Save the SDL of the API, or its response to an introspection, as a file of the site.',
  );
});

it('has options that a typed configuration takes', () => {
  const options: PresetOptions = { schema: './api.graphql' };
  const entry: PresetConfig = ['graphql-docs', options];
  expect(entry).toContain(options);
});
