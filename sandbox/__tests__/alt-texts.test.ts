import { describe, expect, it } from 'vitest';
import { callers, runner } from './helpers';

const run = runner();

describe('the text alternative of a picture', () => {
  it('stays until the picture changes', async () => {
    const id = '018f3c2a-7b1d-7a02-8c1e-5d3b9f4a7c60';
    const imageUrl = 'https://images.example/tasks/shovels.jpg';
    const textAfter = async (input: object): Promise<unknown> => {
      const update = `mutation ($id: UUID!, $input: UpdateTaskInput!) {
        updateTask(id: $id, input: $input) { imageAltText }
      }`;
      const { data } = await run(update, { id, input }, callers.founder);
      return data;
    };
    const text = (imageAltText: string | null): object => ({ updateTask: { imageAltText } });
    expect(await textAfter({ title: 'Beete bauen' })).toEqual(
      text('Vier Hochbeete aus hellem Holz, eines noch ohne Erde'),
    );
    expect(await textAfter({ imageUrl })).toEqual(text(null));
    expect(await textAfter({ imageAltText: 'Zwei Spaten' })).toEqual(text('Zwei Spaten'));
    expect(await textAfter({ imageUrl: null })).toEqual(text(null));
  });
});
