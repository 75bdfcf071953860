import { expect, it } from 'vitest';
import { packRows } from 'graphql-docs-model';
import { model } from '../model';
import { sdl, town } from './helpers';

it('answers from its own rows, also where another one had the same schema', async () => {
  const titleOf = async (title: string): Promise<unknown> => {
    const sdgs = town['sdgs']?.map((row) => ({ ...row, title })) ?? [];
    const { run } = model.createModel(sdl, packRows({ ...town, sdgs }));
    return (await run({ query: '{ sdgs { title } }' })).data?.['sdgs'];
  };
  expect(await titleOf('No poverty')).toContainEqual({ title: 'No poverty' });
  expect(await titleOf('No hunger')).toContainEqual({ title: 'No hunger' });
});
