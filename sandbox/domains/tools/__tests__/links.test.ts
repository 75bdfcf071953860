import { beforeEach, describe, expect, it } from 'vitest';
import type { Run } from '../../../__tests__/helpers';
import { callers, runner, sdl, town } from '../../../__tests__/helpers';
import { createSandbox } from '../../../sandbox';
import { places } from '../../../__tests__/seed-ids';

const website = '018f3c30-1d20-7e65-9f76-8a9b0c1d2e05';
const mastodon = '018f3c30-1d21-7f76-8a87-9b0c1d2e3f06';

const sandbox = createSandbox(sdl, town);
const run = runner(sandbox);
beforeEach(sandbox.reset);

const links = async (): ReturnType<Run> =>
  run(`query Links { spaceById(id: "${places.garden}") { externalLinks { title position } } }`);

describe('links', () => {
  const add = `mutation Add($input: AddExternalLinkInput!) { addExternalLink(input: $input) { type title url position } }`;
  const update = `mutation Update($id: UUID!, $input: UpdateExternalLinkInput!) { updateExternalLink(id: $id, input: $input) { title url position } }`;

  it('are stored without tracking, and named after their host', async () => {
    const url = 'https://verein.example/?utm_source=mail&page=2';
    expect(await run(add, { input: { spaceId: places.garden, url } })).toEqual({
      data: {
        addExternalLink: {
          type: 'WEBSITE',
          title: 'verein.example',
          url: 'https://verein.example/?page=2',
          position: 2,
        },
      },
    });
  });

  it('are unlike in a space, and at most 10', async () => {
    const url = 'https://kiezgarten.example';
    const input = { spaceId: places.garden, url };
    expect((await run(add, { input })).errors).toEqual([{ code: 'CONFLICT' }]);
    for (let index = 2; index < 10; index += 1)
      await run(add, { input: { ...input, url: `${url}/${index}` } });
    expect((await run(add, { input: { ...input, url: `${url}/10` } })).errors).toEqual([
      { code: 'CONFLICT' },
    ]);
  });

  it('change and go back to the host as a title', async () => {
    expect(await run(update, { id: mastodon, input: { title: null, position: 0 } })).toEqual({
      data: {
        updateExternalLink: {
          title: 'social.example',
          url: 'https://social.example/@kiezgarten',
          position: 0,
        },
      },
    });
    expect((await run(update, { id: website, input: {} })).errors).toEqual([{ code: 'FORBIDDEN' }]);
  });

  it('move up when one before them is deleted', async () => {
    await run(`mutation Delete { deleteExternalLink(id: "${website}") { id } }`, {}, callers.admin);
    expect(await links()).toEqual({
      data: { spaceById: { externalLinks: [{ title: 'Kiezgarten im Fediverse', position: 0 }] } },
    });
  });
});
