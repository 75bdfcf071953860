import { createAnswerer, measureCoverage } from 'graphql-docs-reference/examples';
import { readExamples, readSchema } from 'docusaurus-preset-graphql-docs/content';
import { readTown } from '../sandbox/town/read-town';
import { modelOptions } from '../sandbox/model-options';
import { adviceFor, createSandbox } from '../sandbox';
import { contract } from '../src/contract';
import { runScript } from './run-script';

/** Prints how much of the schema its examples show, and what they leave out. */
async function main(): Promise<void> {
  const { schema, sdl } = await readSchema('.', 'schema/**/*.graphql');
  const answer = createAnswerer(createSandbox(sdl, await readTown('.', schema)));
  const start = performance.now();
  const examples = await readExamples('.', {
    ...modelOptions,
    dir: modelOptions.examples,
    schema,
    answer,
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${examples.length} examples, answered in ${seconds} s`);
  for (const { what, total, missing } of await measureCoverage(
    examples,
    schema,
    answer,
    contract,
  )) {
    const rest = missing.length > 0 ? `, not ${missing.join(', ')}` : '';
    console.log(`${what}: ${total - missing.length} of ${total}${rest}`);
  }
  const madeUp = examples.flatMap(({ answer: { extensions } }) => extensions?.madeUp ?? []);
  for (const coordinate of [...new Set(madeUp)].sort()) console.log(adviceFor(coordinate));
}

void runScript(main, {
  command: 'npm run examples',
  does: 'Answers all examples, and prints what of the schema they show and what they leave out.',
  example: 'npm run examples',
});
