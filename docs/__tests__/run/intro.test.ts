import { expect, it } from 'vitest';
import { post, useLocalApi } from '../../../sandbox/local-api/__tests__/helpers';
import { runCommands } from '../curl-local';
import { fencesOf } from '../fences';

const fences = fencesOf('docs/intro.mdx');
const localApi = useLocalApi();

/** The n-th fence that follows the one with a title; 0 is that one itself. */
const code = (title: string, following = 0): string =>
  fences[fences.findIndex((fence) => fence.title === title) + following]?.code ?? '';

it.each([
  ['Two spaces', 'The response'],
  ['The same space, as a member', "The member's response"],
])('answers the command "%s" as the page says', async (command, answer) => {
  expect(JSON.parse(await runCommands(code(command), localApi))).toEqual(JSON.parse(code(answer)));
});

it('answers a document with variables as the page says', async () => {
  const query = code('Spaces near a point');
  const variables = JSON.parse(code('Spaces near a point', 1)) as unknown;
  const { body } = await post(localApi.endpoint(), { query, variables });
  expect(body).toEqual(JSON.parse(code('Spaces near a point', 2)));
});
