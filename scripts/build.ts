import { rmSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { build } from '@docusaurus/core/lib';
import { deliver } from '../src/delivery/deliver';
import { exampleAddresses } from '../src/product';
import { answerUsage } from './answer-usage';
import { explainBuildError } from './explain-build-error';

const target = 'build';
const unfinished = 'build.next';

/** Builds aside and swaps at the end, so that a build that fails leaves the last one whole. */
async function main(): Promise<void> {
  const isAnswered = answerUsage({
    command: 'npm run build',
    does: `Builds the site into ${target}/. Where that fails, the last build stays.`,
    example: 'SCHEMA=other.graphql npm run build, to document another schema',
  });
  if (isAnswered) return;
  const start = performance.now();
  // Docusaurus ends the process by itself where a bundle does not compile.
  process.on('exit', () => rmSync(unfinished, { recursive: true, force: true }));
  await build('.', { outDir: unfinished });
  await deliver(unfinished);
  await rm(target, { recursive: true, force: true });
  await rename(unfinished, target);
  const examples = exampleAddresses();
  if (examples.length > 0) {
    console.warn(`Still examples, to be replaced in src/product.ts: ${examples.join(', ')}`);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const gigabytes = (process.resourceUsage().maxRSS / 1024 ** 2).toFixed(2);
  console.log(`The site is in ${target}/. It took ${seconds} s and ${gigabytes} GB of memory.`);
}

main().catch(async (error: unknown) => {
  console.error(await explainBuildError(error));
  process.exitCode = 1;
});
