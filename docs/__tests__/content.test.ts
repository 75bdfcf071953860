import { expect, it } from 'vitest';
import { createRunner } from '../../src/examples/run-requests';
import { createLinkMap } from '../../src/graphql/links';
import { formatProblem } from '../../src/graphql/problem';
import { createSchemaStore } from '../../src/graphql/schema-store';
import { checkContent } from '../../src/content/check-content';
import { readSchema } from '../../src/content/read-schema';
import { createSandbox } from '../../src/sandbox/sandbox';

/** It reads and draws everything. */
const patience = 60_000;

it('finds nothing wrong with any guide, post or page', { timeout: patience }, async () => {
  const { schema, sdl } = await readSchema(process.cwd(), 'schema/**/*.graphql');
  const answer = createRunner(createSandbox(sdl));
  const store = createSchemaStore();
  store.set({ schema, links: createLinkMap(schema), paths: [], isOwn: true, answer });
  const { problems, files } = await checkContent(process.cwd(), store);
  expect(problems.map(formatProblem)).toEqual([]);
  expect(files.length).toBeGreaterThan(20);
});
