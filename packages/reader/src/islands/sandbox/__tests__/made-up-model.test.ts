import { build } from 'esbuild';
import { expect, it } from 'vitest';

const inputsOf = async (model: string): Promise<string[]> => {
  const { metafile } = await build({
    entryPoints: [`./${model}.ts`],
    external: ['@docusaurus/*', '@generated/*'],
    bundle: true,
    platform: 'node',
    metafile: true,
    write: false,
    format: 'esm',
  });
  return Object.keys(metafile.inputs).filter((path) => path.startsWith('sandbox/domains/'));
};

it('leaves the rules of our domains out of the code for another schema', async () => {
  expect((await inputsOf('sandbox/model')).length).toBeGreaterThan(30);
  expect(await inputsOf('packages/model/src/made-up-model')).toEqual([]);
});
