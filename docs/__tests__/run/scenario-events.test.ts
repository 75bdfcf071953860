import { packRows } from 'graphql-docs-model';
import { expect, it } from 'vitest';
import { sdl, town } from '../../../sandbox/__tests__/helpers';
import { model } from '../../../sandbox/model';
import { fencesOf } from '../fences';

const fences = fencesOf('docs/scenarios/join-a-space.mdx');

/** The variables of a mutation of the page. */
const variablesOf = (name: string): Readonly<Record<string, unknown>> => {
  const index = fences.findIndex(({ code }) => code.startsWith(`mutation ${name}(`));
  return JSON.parse(fences[index + 1]?.code ?? '') as Readonly<Record<string, unknown>>;
};
const queryOf = (name: string): string =>
  fences.find(({ code }) => code.startsWith(`mutation ${name}(`))?.code ?? '';

it('shows the data of the event that the accepted request causes', async () => {
  const { run, takeEvents } = model.createModel(sdl, packRows(town));
  const send = (name: string, as: string) =>
    run({ query: queryOf(name), variables: variablesOf(name), as });
  await send('StartSpace', 'admin');
  await send('AskToJoin', 'member');
  await takeEvents();
  await send('AcceptRequest', 'admin');
  const shown = fences.find(({ title }) => title === 'Data of the event')?.code ?? '';
  const type = expect.stringMatching(/\.membership\.started\.v1$/) as string;
  const data = JSON.parse(shown) as unknown;
  expect(await takeEvents()).toMatchObject([{ type, data }]);
});
