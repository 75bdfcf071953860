import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { Globby } from '@docusaurus/utils';
import { transform } from 'esbuild';

/** Of `package.json`, what is said otherwise in a tarball. */
interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly imports?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * Packs each package as it is published: JavaScript and declarations in place of TypeScript, in `src`
 * as modules for bundlers and in `cjs` for Node. Gives the paths of the tarballs.
 */
export async function packPackages(folder: string): Promise<string[]> {
  const manifests = await Globby('packages/*/package.json');
  const declarations = join(folder, 'declarations');
  const project = 'packages/tsconfig.declarations.json';
  execFileSync('tsc', ['--project', project, '--outDir', declarations], { stdio: 'inherit' });
  return Promise.all(manifests.map((file) => packPackage(dirname(file), folder, declarations)));
}

async function packPackage(root: string, folder: string, declarations: string): Promise<string> {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  const staged = join(folder, manifest.name);
  const files = await Globby([`${root}/**`, '!**/{__tests__,__fixtures__,node_modules}/**']);
  await Promise.all(files.map((file) => stage(file, join(staged, relative(root, file)))));
  cpSync(join(declarations, basename(root)), staged, { recursive: true });
  cpSync('LICENSE', join(staged, 'LICENSE'));
  writeFileSync(join(staged, 'package.json'), JSON.stringify(published(manifest), null, 2));
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', folder, staged], {
      encoding: 'utf8',
    }),
  ) as [{ readonly filename: string }];
  return join(folder, packed.filename);
}

async function stage(file: string, target: string): Promise<void> {
  const inNode = target.replace(/\/src\//, '/cjs/');
  if (!/\.tsx?$/.test(file)) {
    for (const path of new Set([target, inNode])) write(path, readFileSync(file));
    return;
  }
  // The address of a worker names a file, which Node can then read without help.
  const text = readFileSync(file, 'utf8')
    .replace(/(new URL\('\.\/[\w-]+\.)ts'/g, "$1js'")
    .replace("'worker-from-source.mjs'", "'./worker.js'");
  const loader = file.endsWith('x') ? 'tsx' : 'ts';
  const options = { loader, jsx: 'automatic', target: 'es2022' } as const;
  write(toJs(target), (await transform(text, options)).code);
  const forNode = await transform(text, {
    ...options,
    format: 'cjs',
    platform: 'node',
    define: { 'import.meta.url': 'moduleAddress' },
    banner: text.includes('import.meta.url')
      ? "const moduleAddress = require('node:url').pathToFileURL(__filename);"
      : '',
  });
  // Node's `import()` needs the extension of a file, also in CommonJS.
  const code = forNode.code.replace(/\bimport\(("\.[^"]+")\)/g, 'Promise.resolve(require($1))');
  write(toJs(inNode), code);
}

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

const toJs = (path: string): string => path.replace(/\.tsx?$/, '.js');
const toNode = (path: string): string => toJs(path).replace(/^\.\/src\//, './cjs/');

/** A bundler takes modules also for what it renders in Node. */
function published({ exports, imports = {}, ...rest }: Manifest): object {
  const conditions = (path: string): object => ({
    types: path.replace(/\.tsx?$/, '.d.ts'),
    webpack: toJs(path),
    node: toNode(path),
    default: toJs(path),
  });
  return {
    ...rest,
    exports: mapValues(exports, (path) => (/\.tsx?$/.test(path) ? conditions(path) : path)),
    imports: mapValues(imports, ({ browser = '', default: other = '' }) => ({
      browser: toJs(browser),
      webpack: toJs(other),
      default: toNode(other),
    })),
  };
}

function mapValues<In, Out>(
  object: Readonly<Record<string, In>>,
  change: (value: In) => Out,
): Record<string, Out> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}
