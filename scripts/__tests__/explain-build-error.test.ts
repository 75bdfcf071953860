import { describe, expect, it } from 'vitest';
import { explainBuildError, locate, parseBrokenLinks } from '../explain-build-error';

const report = `Docusaurus found broken links!

Please check the pages of your site in the list below, and make sure you don't reference any path that does not exist.

Exhaustive list of all broken links found:
- Broken link on source page path = /docs/chat:
   -> linking to /docs/nope
`;

describe('parseBrokenLinks', () => {
  it('reads pages and targets', () => {
    expect(parseBrokenLinks(report)).toEqual([{ page: '/docs/chat', target: '/docs/nope' }]);
  });

  it('finds none in another message', () => {
    expect(parseBrokenLinks('-> linking to /docs/nope')).toEqual([]);
  });
});

describe('locate', () => {
  const chat = { file: 'docs/chat.mdx', text: 'One\n\nA [link](/docs/nope).\n' };

  it('places an address', () => {
    expect(locate([chat], '/docs/chat', '/docs/nope')).toBe('docs/chat.mdx:3:10');
  });

  it('places an anchor behind the path of a file', () => {
    const guide = { file: 'docs/chat.mdx', text: '[x](./tracking.mdx#nope)' };
    expect(locate([guide], '/docs/chat', '/docs/tracking#nope')).toBe('docs/chat.mdx:1:5');
  });

  it('finds no place for a link that no source holds', () => {
    expect(locate([chat], '/docs/chat', '/docs/other')).toBeUndefined();
  });
});

describe('explainBuildError', () => {
  it('says the root cause, without a stack', async () => {
    const cause = new Error('docs/a.mdx:1:1 Unexpected x.\n    at somewhere (file.js:1:1)');
    expect(await explainBuildError(new Error('Unable to build', { cause }))).toBe(
      'The build failed.\ndocs/a.mdx:1:1 Unexpected x.',
    );
  });

  it('says what was being made where the root cause has no place', async () => {
    const cause = new RangeError('Maximum call stack size exceeded');
    const page = new Error('The page /docs/graphql/types/objects/wide cannot be made', { cause });
    const all = new AggregateError([page], String(page));
    expect(await explainBuildError(new Error('Unable to build website.', { cause: all }))).toBe(
      'The build failed.\nThe page /docs/graphql/types/objects/wide cannot be made: Maximum call stack size exceeded',
    );
  });

  it('places what is no guide in a sidebar, with the nearest', async () => {
    const error = new Error(
      'Invalid sidebar file at "sidebars.ts".\nThese sidebar document ids do not exist:\n- intrro\n- pagination\n\nAvailable document ids are:\n- chat\n- intro\n',
    );
    expect(await explainBuildError(error)).toMatch(
      /^The build failed\.\nsidebars\.ts:1:1 Unexpected "intrro", which is no guide\. Did you mean "intro"\?\nsidebars\.ts:\d{2}:\d+ Unexpected "pagination", which is no guide\.$/,
    );
  });

  it('says how to fix a folder that is read-only', async () => {
    const error = new Error("EROFS: read-only file system, open '.docusaurus/build.lock'");
    expect(await explainBuildError(error)).toBe(
      `The build failed.\n${error.message}. Give yourself the right to write there.`,
    );
  });

  it('says a cause once', async () => {
    const cause = new Error('Out of paper');
    const twin = new Error('The Markdown of /docs/a cannot be made: Error: Out of paper', {
      cause,
    });
    expect(await explainBuildError(twin)).toBe(`The build failed.\n${twin.message}`);
  });

  it('keeps to 20 lines', async () => {
    const text = await explainBuildError(new Error('line\n'.repeat(100)));
    expect(text.split('\n')).toHaveLength(20);
  });
});

it('prints no command to the terminal that the name of a file holds', async () => {
  const error = new Error('EISDIR: illegal operation on a directory, read docs/\ra\x07.mdx');
  expect(await explainBuildError(error)).toBe(
    'The build failed.\nEISDIR: illegal operation on a directory, read docs/a.mdx',
  );
});
