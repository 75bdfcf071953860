import { build } from 'esbuild';
import { expect, it } from 'vitest';

const inputsOf = async (model: string): Promise<string[]> => {
  const { metafile } = await build({
    entryPoints: [`src/islands/sandbox/model/${model}.ts`],
    alias: { '@docusaurus/Translate': './src/i18n/translate.ts' },
    bundle: true,
    metafile: true,
    write: false,
    format: 'esm',
  });
  return Object.keys(metafile.inputs).filter((path) => path.startsWith('src/sandbox/domains/'));
};

it('leaves the rules of our domains out of the code for another schema', async () => {
  expect((await inputsOf('own')).length).toBeGreaterThan(50);
  expect(await inputsOf('made-up')).toEqual([]);
});
