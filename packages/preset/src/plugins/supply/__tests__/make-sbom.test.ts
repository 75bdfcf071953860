import { expect, it } from 'vitest';
import { makeSbom } from '../make-sbom';

const entry = { version: '1.0.0', integrity: 'sha512-AAAA', license: 'MIT' };

const lock = {
  name: 'docs',
  version: '0.0.0',
  packages: {
    '': { dependencies: { '@a/b': '1.0.0' } },
    'node_modules/@a/b': { ...entry, dependencies: { c: '^1.0.0', d: '^1.0.0' } },
    'node_modules/@a/b/node_modules/c': { ...entry, version: '1.5.0' },
    'node_modules/c': { ...entry, version: '2.0.0', license: '(MIT OR ISC)' },
    'node_modules/d': { ...entry, dependencies: { c: '^2.0.0' } },
    'node_modules/e': { ...entry, dev: true },
  },
};

const shipped = [{ name: 'c', version: '1.5.0', licence: 'MIT', text: 'MIT' }];

const hashes = [{ alg: 'SHA-512', content: '000000' }];
const library = (purl: string, name: string, version: string, scope: string): object => ({
  'bom-ref': purl,
  type: 'library',
  name,
  version,
  purl,
  licenses: [{ expression: 'MIT' }],
  hashes,
  scope,
});

it('lists what the site is built with, and says what of it is in the output', () => {
  expect(JSON.parse(makeSbom(lock, shipped))).toEqual({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    serialNumber: expect.stringMatching(
      /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
    ) as unknown,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: { 'bom-ref': 'docs', type: 'application', name: 'docs', version: '0.0.0' },
    },
    components: [
      library('pkg:npm/%40a/b@1.0.0', '@a/b', '1.0.0', 'excluded'),
      library('pkg:npm/c@1.5.0', 'c', '1.5.0', 'required'),
      {
        ...library('pkg:npm/c@2.0.0', 'c', '2.0.0', 'excluded'),
        licenses: [{ expression: '(MIT OR ISC)' }],
      },
      library('pkg:npm/d@1.0.0', 'd', '1.0.0', 'excluded'),
    ],
    dependencies: [
      { ref: 'docs', dependsOn: ['pkg:npm/%40a/b@1.0.0'] },
      { ref: 'pkg:npm/%40a/b@1.0.0', dependsOn: ['pkg:npm/c@1.5.0', 'pkg:npm/d@1.0.0'] },
      { ref: 'pkg:npm/c@1.5.0', dependsOn: [] },
      { ref: 'pkg:npm/c@2.0.0', dependsOn: [] },
      { ref: 'pkg:npm/d@1.0.0', dependsOn: ['pkg:npm/c@2.0.0'] },
    ],
  });
});

it('has another number where another package is in the output', () => {
  const numberOf = (sbom: string): string => /urn:uuid:[^"]+/.exec(sbom)?.[0] ?? '';
  expect(numberOf(makeSbom(lock, shipped))).toBe(numberOf(makeSbom(lock, shipped)));
  expect(numberOf(makeSbom(lock, shipped))).not.toBe(numberOf(makeSbom(lock, [])));
});

it('refuses a package in the output that is none of those', () => {
  const tool = { name: 'e', version: '1.0.0', licence: 'MIT', text: 'MIT' };
  expect(() => makeSbom(lock, [tool])).toThrow(
    'Unexpected package in the output that is not among the "dependencies" of package.json or what these need: e 1.0.0. Move it there from "devDependencies".',
  );
});

interface Sbom {
  readonly components: readonly { readonly 'bom-ref': string }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

it('names what a workspace needs as needed by the site, and nothing that is not in the list', () => {
  const workspaces = {
    ...lock,
    packages: {
      '': { dependencies: { part: '0.0.0' } },
      'packages/part': { version: '0.0.0', dependencies: { c: '^2.0.0' } },
      'node_modules/part': { link: true },
      'node_modules/c': { ...entry, version: '2.0.0', dependencies: { d: '^1.0.0' } },
      'node_modules/d': entry,
      'node_modules/e': { ...entry, dev: true, dependencies: { c: '^2.0.0' } },
      'node_modules/e/node_modules/c': {
        ...entry,
        version: '2.0.0',
        dev: true,
        dependencies: { d: '^1.0.0' },
      },
      'node_modules/e/node_modules/d': { ...entry, version: '1.0.1', dev: true },
    },
  };
  const { components, dependencies } = JSON.parse(makeSbom(workspaces, [])) as Sbom;
  expect(dependencies).toEqual([
    { ref: 'docs', dependsOn: ['pkg:npm/c@2.0.0'] },
    { ref: 'pkg:npm/c@2.0.0', dependsOn: ['pkg:npm/d@1.0.0'] },
    { ref: 'pkg:npm/d@1.0.0', dependsOn: [] },
  ]);
  expect(components.map((component) => component['bom-ref'])).toEqual([
    'pkg:npm/c@2.0.0',
    'pkg:npm/d@1.0.0',
  ]);
});
