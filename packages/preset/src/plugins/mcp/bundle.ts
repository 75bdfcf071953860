import { basename, join, resolve } from 'node:path';
import type { OutputFile, Plugin } from 'esbuild';
import { build } from 'esbuild';
import { packageFile } from '../../package-file';

export interface Bundle {
  /** Texts of the modules by name: the server, the thread that runs documents, and its model. */
  readonly files: ReadonlyMap<string, string>;
  /** What the modules import that is not in them: parts of Node. */
  readonly imports: readonly string[];
  /** Paths of the files that are in the modules, and of esbuild, which has put helpers of its own in. */
  readonly inputs: readonly string[];
}

/**
 * The server with all that it needs, in three modules.
 *
 * @param model path of the module that answers documents.
 */
export async function bundleServer(siteDir: string, model: string): Promise<Bundle> {
  const root = resolve(siteDir);
  const folder = packageFile('graphql-docs-mcp', 'src');
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [
      { in: join(folder, 'main'), out: 'server' },
      { in: join(folder, 'run/worker'), out: 'worker' },
      { in: model, out: 'model' },
    ],
    outdir: 'mcp',
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // What a tool needs of a package and no more.
    mainFields: ['module', 'main'],
    // Packages of ours that are installed have modules for it.
    conditions: ['webpack'],
    plugins: [oneGraphql(root)],
    minify: true,
    legalComments: 'eof',
    metafile: true,
    write: false,
  });
  const imports = Object.values(metafile.outputs).flatMap((output) =>
    output.imports.filter(({ external }) => external).map(({ path }) => path),
  );
  const inputs = Object.values(metafile.outputs).flatMap((output) => used(output.inputs));
  return {
    inputs: [...inputs.map((path) => join(root, path)), require.resolve('esbuild')],
    files: new Map(outputFiles.map((file: OutputFile) => [basename(file.path), file.text])),
    imports: [...new Set(imports)].sort(),
  };
}

function used(inputs: Readonly<Record<string, { readonly bytesInOutput: number }>>): string[] {
  return Object.keys(inputs).filter((path) => (inputs[path]?.bytesInOutput ?? 0) > 0);
}

/** Paths within the package name its CommonJS modules, which don't know schemas of the others. */
function oneGraphql(siteDir: string): Plugin {
  return {
    name: 'one-graphql',
    setup: (build) => {
      build.onResolve({ filter: /^graphql\// }, ({ path }) => ({
        path: `${join(siteDir, 'node_modules', path.replace(/\.js$/, ''))}.mjs`,
        sideEffects: false,
      }));
    },
  };
}
