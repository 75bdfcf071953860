import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { runCLI } from '@docusaurus/core/lib';
import { watch } from 'chokidar';
import { explainBuildError } from './explain-build-error';
import { loadModulesOnce } from './load-modules';
import { readPort } from './read-port';

/** Starts the dev server as `docusaurus start` does, with the options of that. */
async function main(): Promise<void> {
  process.env['BABEL_ENV'] ??= 'development';
  process.env['NODE_ENV'] ??= 'development';
  loadModulesOnce();
  if (process.env['SCHEMA'] === undefined) followTypes();
  const args = process.argv.slice(2);
  const { port } = parseArgs({
    args,
    strict: false,
    options: { port: { type: 'string', short: 'p' } },
  }).values;
  if (typeof port === 'string') readPort(port);
  await runCLI([process.execPath, 'docusaurus', 'start', ...args]);
}

/** In milliseconds, for what somebody waits for to come first: a page, or a change of one. */
const [first, again] = [15_000, 3_000];

/** Keeps the generated types of the sandbox up to date, which nothing but an editor needs. */
function followTypes(): void {
  let timer = setTimeout(writeTypes, first);
  const options = { ignoreInitial: true, persistent: false };
  watch(['schema', 'sandbox/domains'], options).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(writeTypes, again);
  });
}

/** In a process of its own. What is wrong with the schema or a table, the dev server says. */
function writeTypes(): void {
  const child = spawn(process.execPath, [...process.execArgv, require.resolve('./write-types')], {
    stdio: 'ignore',
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
}

main().catch(async (error: unknown) => {
  console.error(await explainBuildError(error, 'The dev server did not start.'));
  process.exit(1);
});
