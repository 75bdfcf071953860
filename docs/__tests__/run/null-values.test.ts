import { expect, it } from 'vitest';
import { post, useLocalApi } from '../../../sandbox/local-api/__tests__/helpers';
import { proseOf } from '../statements';

const { endpoint } = useLocalApi();

/** Changes a task of the garden. */
const update = (input: string): string =>
  `mutation { updateTask(id: "018f3c2a-7b1d-7a02-8c1e-5d3b9f4a7c60", input: { ${input} }) { topics { name } } }`;
const topics = [{ name: 'Urban gardening' }, { name: 'Neighbourhood' }, { name: 'Environment' }];
const refused = { data: null, errors: [{ extensions: { code: 'VALIDATION_FAILED' } }] };

it.each([
  [
    'such as `filter` or `orderBy`',
    'query All { spaces(filter: null, orderBy: null) { totalResults } }',
    { data: { spaces: { totalResults: 6 } } },
  ],
  ['with `topicIds: null`', update('topicIds: null'), { data: { updateTask: { topics } } }],
  ['such as `limit`', 'query All($limit: Int = 2) { spaces(limit: $limit) { limit } }', refused],
  ['or a title', update('title: null'), refused],
])('does with null what the page says: %s', async (said, query, answer) => {
  expect(proseOf('docs/forming-requests.mdx')).toContainEqual(expect.stringContaining(said));
  const headers = { Authorization: 'Bearer sandbox-admin' };
  const { body } = await post(endpoint(), { query, variables: { limit: null } }, headers);
  expect(body).toMatchObject(answer);
});
