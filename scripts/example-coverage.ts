import { measureCoverage } from 'graphql-docs-reference/examples';
import { createModelReader, readSchema } from 'docusaurus-preset-graphql-docs/content';
import { modelOptions } from '../sandbox/model-options';
import { adviceFor } from '../sandbox';
import { contract } from '../src/contract';
import { runScript } from './run-script';

/** Prints how much of the schema its examples show, and what they leave out. */
async function main(): Promise<void> {
  const source = await readSchema('.', 'schema/**/*.graphql');
  const start = performance.now();
  const { answer, examples } = await createModelReader('.', modelOptions, contract)(source);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${examples.length} examples, answered in ${seconds} s`);
  const coverage = await measureCoverage(examples, source.schema, answer, contract);
  for (const { what, total, missing } of coverage) {
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
