import { expect, it, vi } from 'vitest';
import { KeepStylesOnly } from '../browser-bundle';

interface Chunk {
  readonly runtime: string | ReadonlySet<string> | undefined;
  readonly files: readonly string[];
}

/** Runs the plugin over chunks, and gives the names of the files that it deleted. */
function deletedFrom(chunks: readonly Chunk[]): string[] {
  const deleteAsset = vi.fn();
  const compilation = {
    chunks,
    deleteAsset,
    hooks: { processAssets: { tap: (_options: object, run: () => void) => run() } },
  };
  const compiler = {
    webpack: { Compilation: { PROCESS_ASSETS_STAGE_ADDITIONS: -100 } },
    hooks: {
      thisCompilation: { tap: (_name: string, run: (made: object) => void) => run(compilation) },
    },
  };
  new KeepStylesOnly('pages').apply(compiler as never);
  return deleteAsset.mock.calls.flat() as string[];
}

it('deletes the scripts of its entry, and keeps its styles', () => {
  expect(
    deletedFrom([
      { runtime: 'runtime~pages', files: ['pages.1.js', 'styles.2.css'] },
      { runtime: new Set(['runtime~pages']), files: ['3.js', '3.css', '3.js.map'] },
    ]),
  ).toEqual(['pages.1.js', '3.js']);
});

it('keeps scripts of which nobody says who needs them', () => {
  expect(deletedFrom([{ runtime: undefined, files: ['1.js'] }])).toEqual([]);
});

it('keeps the scripts that another entry needs, too', () => {
  expect(
    deletedFrom([
      { runtime: 'runtime~main', files: ['main.1.js'] },
      { runtime: new Set(['runtime~main', 'runtime~pages']), files: ['2.js'] },
    ]),
  ).toEqual([]);
});
