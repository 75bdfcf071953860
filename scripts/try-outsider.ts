import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { reports } from './count-tests';
import { packPackages } from './pack-packages';
import { runScript } from './run-script';

const docusaurus = ['@docusaurus/core', '@docusaurus/faster', '@docusaurus/preset-classic'];

/** Installs the packages as another team would, in a site outside of the repository, and walks it. */
async function main(): Promise<void> {
  const site = mkdtempSync(join(tmpdir(), 'outsider-'));
  process.once('exit', () => rmSync(site, { recursive: true, force: true }));
  cpSync('e2e/outsider/site', site, { recursive: true });
  cpSync(
    'packages/reference/src/examples/generate/__fixtures__/library.graphql',
    join(site, 'api.graphql'),
  );
  const tarballs = await packPackages(join(site, 'packages'));
  writeFileSync(join(site, 'package.json'), JSON.stringify(manifestWith(tarballs), null, 2));
  const started = Date.now();
  run('npm install --no-audit --no-fund --prefer-offline', site);
  build(site);
  console.log(
    `From "npm install" to the built site: ${Math.round((Date.now() - started) / 1000)} s`,
  );
  run('node answer.mjs', site);
  run(`tsc --project ${site}`, '.');
  refuse(site);
  run('npx docusaurus build --out-dir build-asleep', site, { DOCUMENTS: 'true' });
  run('playwright test --config playwright.outsider.config.ts --reporter=list,json', '.', {
    SITE: site,
    PLAYWRIGHT_JSON_OUTPUT_FILE: reports.outsider,
  });
}

/** Builds the site. Of what it says, its team can only change what is in its own files. */
function build(site: string): void {
  const { status, stderr } = spawnSync('npx docusaurus build', {
    cwd: site,
    encoding: 'utf8',
    stdio: ['inherit', 'inherit', 'pipe'],
    shell: true,
  });
  process.stderr.write(stderr);
  const others = stderr.split('\n').filter((line) => /^\[WARNING\] (?!api\.graphql:)/.test(line));
  if (status !== 0 || others.length > 0) throw new Error('The build fails or warns, see above.');
}

/** Has the sample of a guide, which the bundler has compiled already, name a field that is gone. */
function refuse(site: string): void {
  const schema = join(site, 'api.graphql');
  const sdl = readFileSync(schema, 'utf8');
  writeFileSync(schema, sdl.replaceAll(/\bbooks\(/g, 'titles('));
  const command = 'npx docusaurus build --out-dir build-refused';
  const { status, stderr } = spawnSync(command, { cwd: site, encoding: 'utf8', shell: true });
  writeFileSync(schema, sdl);
  if (status === 0 || !stderr.includes('docs/hello.md:9:3 Cannot query field "books"'))
    throw new Error(`A sample that no longer fits the schema is not refused:\n${stderr}`);
}

/** Each package by its tarball, also where another one needs it. */
function manifestWith(tarballs: readonly string[]): object {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const versions = [...docusaurus, 'graphql', 'react', 'react-dom'].map(
    (name) => [name, dependencies[name]] as const,
  );
  const packed = tarballs.map((path) => {
    const file = basename(path);
    return [file.replace(/-\d+\.\d+\.\d+\.tgz$/, ''), `file:packages/${file}`] as const;
  });
  return {
    name: 'outsider',
    private: true,
    dependencies: Object.fromEntries([...versions, ...packed]),
    overrides: Object.fromEntries(packed.map(([name]) => [name, `$${name}`])),
  };
}

function run(command: string, cwd: string, env: NodeJS.ProcessEnv = {}): void {
  execFileSync(command, { cwd, env: { ...process.env, ...env }, stdio: 'inherit', shell: true });
}

void runScript(main, {
  command: 'npm run try-outsider',
  does: 'Packs the packages, installs them in a bare Docusaurus site outside of the repository, builds it and walks it.',
  example: 'PORT=4000 npm run try-outsider, to serve the site at the port after that',
});
