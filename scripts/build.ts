import { fork } from 'node:child_process';
import { whenOrphaned } from 'graphql-docs-reference/calls';
import { answerUsage } from './answer-usage';
import type { End } from './guard-build';
import { lockBuild, retryWithoutCache } from './guard-build';

async function main(): Promise<void> {
  const isAnswered = answerUsage({
    command: 'npm run build',
    does: 'Builds the site into build/. Where that fails, the last build stays.',
    example: 'SCHEMA=other.graphql npm run build, to document another schema',
  });
  if (isAnswered) return;
  process.on('exit', lockBuild());
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  whenOrphaned(() => process.exit(1));
  const end = await retryWithoutCache(buildSite);
  if (typeof end === 'string') {
    throw new Error(`${end} ended it. If the memory is full, free some: a build takes up to 3 GB.`);
  }
  process.exitCode = end;
}

/** In a process of its own, which the bundler may end. */
function buildSite(): Promise<End> {
  return new Promise((resolve, reject) => {
    // With the default of 16 MB, a seventh of the time goes into collecting what is young.
    const execArgv = [...process.execArgv, '--max-semi-space-size=64'];
    // The template of pages leaves out what the minifier would, in a tenth of the time.
    const env = { ...process.env, SKIP_HTML_MINIFICATION: 'true' };
    const child = fork(require.resolve('./build-site'), { execArgv, env });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      resolve(code ?? signal ?? 1);
    });
  });
}

main().catch(async (error: unknown) => {
  const { explainBuildError } = await import('./explain-build-error');
  console.error(await explainBuildError(error));
  process.exitCode = 1;
});
