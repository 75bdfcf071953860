import { expect, it } from 'vitest';
import { listWatched } from '..';

const model = { createModel: () => ({}) as never, module: 'model.ts', rows: 'rows' };

it.each([
  [{ schema: 'api/**/*.graphql' }, ['api'], false],
  [{ schema: './api.graphql' }, [], true],
  [{ schema: 'api.graphql', examples: 'examples' }, ['examples'], true],
  [{ schema: 'api/*.graphql', examples: 'api/examples', model }, ['api', 'rows'], false],
])('of %o the dev server follows %o', (options, folders, isAtTop) => {
  expect(listWatched(options)).toEqual({ folders, isAtTop });
});
