import { describe, expect, it, vi } from 'vitest';
import { meetOnce, useLocalApi } from '../../../sandbox/local-api/__tests__/helpers';
import { codeOf } from '../fences';
import { loadSample } from '../load-sample';
import { proseOf } from '../statements';

const page = 'docs/create-a-post.mdx';
const { endpoint } = useLocalApi();

type Send = (document: string, variables?: object) => Promise<{ readonly data: unknown }>;
interface NewPost {
  readonly spaceId: string;
  readonly text: string;
  readonly images: readonly { readonly url: string; readonly altText: string | null }[];
}

const { createClient } = await loadSample<{
  createClient: (url: string, session: object) => Send;
}>('docs/forming-requests.mdx', 'api.ts: send a document');
const { uploadPicture } = await loadSample<{
  uploadPicture: (send: Send, file: Blob) => Promise<string>;
}>(page, 'upload-picture.ts');
const { createPost } = await loadSample<{
  createPost: (
    send: Send,
    input: NewPost,
    key: string,
    wait: () => Promise<void>,
  ) => Promise<{ readonly id: string }>;
}>(page, 'create-post.ts');

const code = (title: string): string => codeOf(page, title);
const spaceId = '018f3c2a-7b1d-7e40-9a55-2f6c0d9b8e11';
const gif = new Blob(['GIF89a'], { type: 'image/gif' });
const member = (): Send => createClient(endpoint(), { token: () => 'sandbox-member' });
const noWait = (): Promise<void> => Promise.resolve();

/** Each picture with its own address, as an upload gives it. */
const postWith = (text: string, url = 'https://images.example/content/a.jpg'): NewPost => ({
  spaceId,
  text,
  images: [{ url, altText: 'Green shoots' }],
});

async function textsOf(send: Send): Promise<string[]> {
  const { data } = await send(`{ myPosts(spaceId: "${spaceId}") { data { text } } }`);
  const { myPosts } = data as { myPosts: { data: { text: string }[] } };
  return myPosts.data.map(({ text }) => text);
}

it('goes from a file to a post with a comment', async () => {
  const send = member();
  const url = await uploadPicture(send, gif);
  expect(await (await fetch(url)).text()).toBe('GIF89a');
  const { id } = await createPost(
    send,
    postWith('The first beans are up.', url),
    crypto.randomUUID(),
    noWait,
  );
  const input = { type: 'POST', contentId: id, text: 'How many?' };
  await send(code('Comment on a post'), { input });
  expect(await send(code('A post with its comments'), { id })).toMatchObject({
    data: {
      post: {
        text: 'The first beans are up.',
        images: [{ url, altText: 'Green shoots' }],
        comments: { data: [{ text: 'How many?' }] },
      },
    },
  });
});

it.each([
  [10_485_760, 'takes', undefined],
  [10_485_761, 'refuses', [{ extensions: { code: 'VALIDATION_FAILED' } }]],
])('sends a file of %i bytes with a mutation, which %s it', async (bytes, _verb, errors) => {
  const query =
    'mutation SetAvatar($avatar: Upload) { updateAuthenticatedUserV2(input: { avatar: $avatar }) { __typename } }';
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables: { avatar: null } }));
  form.set('map', '{"avatar": ["variables.avatar"]}');
  form.set('avatar', new File([gif, new Uint8Array(bytes - gif.size)], 'face.gif'));
  const headers = { Authorization: 'Bearer sandbox-member' };
  const response = await fetch(endpoint(), { method: 'POST', headers, body: form });
  const body = (await response.json()) as { readonly errors?: { extensions: object }[] };
  expect(body.errors?.map(({ extensions }) => ({ extensions }))).toEqual(errors);
});

it.each([page, 'docs/errors.mdx', 'docs/rate-limits.mdx'])(
  '%s has the limit of Upload',
  (guide) => {
    const lines = proseOf(guide).filter((line) => line.includes('`Upload`'));
    expect(lines).toContainEqual(expect.stringContaining('10 MiB'));
  },
);

describe('createPost', () => {
  /** Loses the response to the first mutation, which ran or not. */
  function losing(hasRun: boolean, name = 'NoResponse'): Send {
    const send = member();
    let isLost = false;
    return async (document, variables) => {
      if (isLost || !document.startsWith('mutation')) return send(document, variables);
      isLost = true;
      if (hasRun) await send(document, variables);
      throw Object.assign(new Error('lost'), { name });
    };
  }

  it.each([true, false])('posts once when the lost request has run: %s', async (hasRun) => {
    const send = losing(hasRun);
    const { id } = await createPost(send, postWith('Only once.'), crypto.randomUUID(), noWait);
    expect(id).toMatch(/^018f70c0-/);
    expect((await textsOf(send)).filter((text) => text === 'Only once.')).toHaveLength(1);
  });

  it('posts once when the local API loses the response', async () => {
    const input = postWith('Lost and found.');
    meetOnce('lost');
    const { id } = await createPost(member(), input, crypto.randomUUID(), noWait);
    vi.unstubAllGlobals();
    expect(id).toMatch(/^018f70c0-/);
    expect((await textsOf(member())).filter((text) => text === input.text)).toHaveLength(1);
  });

  it('posts the same text twice when it is sent twice', async () => {
    const again = { spaceId, text: 'Same time as ever.', images: [] };
    const first = await createPost(member(), again, crypto.randomUUID(), noWait);
    const second = await createPost(losing(true), again, crypto.randomUUID(), noWait);
    expect(second.id).not.toBe(first.id);
    expect((await textsOf(member())).filter((text) => text === again.text)).toHaveLength(2);
  });

  it('gives up after three attempts', async () => {
    let attempts = 0;
    const lost: Send = () => {
      attempts += 1;
      return Promise.reject(Object.assign(new Error('lost'), { name: 'NoResponse' }));
    };
    const sent = createPost(lost, postWith('Never.'), crypto.randomUUID(), noWait);
    await expect(sent).rejects.toThrow('lost');
    expect(attempts).toBe(3);
  });

  it('does not repeat what was refused', async () => {
    const send = losing(false, 'RequestFailed');
    await expect(
      createPost(send, postWith('Refused.'), crypto.randomUUID(), noWait),
    ).rejects.toThrow('lost');
    expect(await textsOf(send)).not.toContain('Refused.');
  });
});
