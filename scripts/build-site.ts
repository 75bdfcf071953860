import { rmSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { build } from '@docusaurus/core/lib';
import { deliver, restoreFolder, swapFolder } from 'docusaurus-preset-graphql-docs/delivery';
import { exampleAddresses } from '../src/product';
import { explainBuildError } from './explain-build-error';
import { loadModulesOnce } from './load-modules';

const target = 'build';
const unfinished = 'build.next';

loadModulesOnce();

// What is young takes less room in threads than in this one, whose 64 MB each would take as well.
setFlagsFromString('--max-semi-space-size=32');

/** Builds aside and swaps at the end, so that a build that fails leaves the last one whole. */
async function main(): Promise<void> {
  const start = performance.now();
  process.once('disconnect', endOrphan);
  // Docusaurus ends the process by itself where a bundle does not compile.
  process.on('exit', removeUnfinished);
  restoreFolder(target);
  await build('.', { outDir: unfinished, locale: [process.env['LOCALE'] ?? 'en'] });
  await deliver(unfinished);
  await swapFolder(unfinished, target);
  const examples = exampleAddresses();
  if (examples.length > 0) {
    console.warn(`Still examples, to be replaced in src/product.ts: ${examples.join(', ')}`);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const gigabytes = (process.resourceUsage().maxRSS / 1024 ** 2).toFixed(2);
  console.log(`The site is in ${target}/. It took ${seconds} s and ${gigabytes} GB of memory.`);
}

/** Whoever started this was killed. */
function endOrphan(): void {
  process.exit(1);
}

function removeUnfinished(): void {
  try {
    rmSync(unfinished, { recursive: true, force: true });
  } catch {
    // What keeps it from being removed has failed the build, which says so.
  }
}

main()
  .catch(async (error: unknown) => {
    console.error(await explainBuildError(error));
    process.exitCode = 1;
  })
  .finally(() => {
    // Open until here: where threads render many pages, nothing else keeps this process alive.
    process.off('disconnect', endOrphan);
    if (process.connected) process.disconnect();
  });
