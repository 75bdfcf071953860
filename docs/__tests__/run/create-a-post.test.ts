import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useLocalApi } from '../../../src/local-api/__tests__/helpers';
import { fencesOf } from '../fences';
import { loadSample } from '../load-sample';

const page = 'docs/create-a-post.mdx';
const { endpoint, origin } = useLocalApi();

type Send = (document: string, variables?: object) => Promise<{ readonly data: unknown }>;
interface FormReply {
  readonly status: number;
  readonly body: unknown;
}
type PostForm = (url: string, form: FormData) => Promise<FormReply>;
interface NewPost {
  readonly spaceId: string;
  readonly text: string;
  readonly images: readonly { readonly url: string; readonly altText: string | null }[];
}

const { createClient } = await loadSample<{
  createClient: (url: string, session: object) => Send;
}>('docs/forming-requests.mdx', 'api.ts: send a document');
const { uploadPicture } = await loadSample<{
  uploadPicture: (send: Send, file: Blob, postForm?: PostForm) => Promise<string>;
}>(page, 'upload-picture.ts');
const { postWithProgress } = await loadSample<{
  postWithProgress: (onProgress: (part: number) => void) => PostForm;
}>(page, 'post-with-progress.ts');
const { createPost } = await loadSample<{
  createPost: (
    send: Send,
    input: NewPost,
    wait: () => Promise<void>,
  ) => Promise<{ readonly id: string }>;
}>(page, 'create-post.ts');

const code = (title: string): string =>
  fencesOf(page).find((fence) => fence.title === title)?.code ?? '';
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

afterEach(() => vi.unstubAllGlobals());

it('goes from a file to a post with a comment', async () => {
  const send = member();
  const url = await uploadPicture(send, gif);
  expect(await (await fetch(url)).text()).toBe('GIF89a');
  const { id } = await createPost(send, postWith('The first beans are up.', url), noWait);
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

describe('uploadPicture', () => {
  /** Answers with the given statuses, one after the other; 0 stands for no response. */
  function answering(...statuses: readonly number[]): { postForm: PostForm; tokens: unknown[] } {
    const tokens: unknown[] = [];
    return {
      tokens,
      postForm: (_url, form) => {
        const status = statuses[tokens.length] ?? 0;
        tokens.push(form.get('token'));
        if (status === 0) return Promise.reject(new Error('offline'));
        return Promise.resolve({ status, body: { url: 'https://u.test', message: 'No.' } });
      },
    };
  }

  it('repeats with a new signature after a lost response, a used token and a failure', async () => {
    const { postForm, tokens } = answering(0, 401, 200);
    expect(await uploadPicture(member(), gif, postForm)).toBe('https://u.test');
    expect(new Set(tokens).size).toBe(3);
    expect(await uploadPicture(member(), gif, answering(503, 200).postForm)).toBe('https://u.test');
  });

  it.each([
    ['gives up after three attempts', [0, 0, 0, 200], 'The upload failed with no response.'],
    ['does not repeat a wrong request', [400, 200], 'The upload failed with 400.'],
    ['does not repeat a file that was refused', [415, 200], 'No.'],
  ])('%s', async (_what, statuses, message) => {
    await expect(uploadPicture(member(), gif, answering(...statuses).postForm)).rejects.toThrow(
      message,
    );
  });

  it.each([
    [new Blob(['<svg/>'], { type: 'image/svg+xml' }), 'Choose one of image/jpeg, image/png'],
    [
      new Blob([new Uint8Array(10_485_761)], { type: 'image/gif' }),
      'Choose a file of at most 10485760 bytes.',
    ],
  ])('refuses a file before it is sent', async (file, message) => {
    const { postForm, tokens } = answering(200);
    await expect(uploadPicture(member(), file, postForm)).rejects.toThrow(message);
    expect(tokens).toEqual([]);
  });

  it('says what the image service has against a file', async () => {
    const text = new Blob(['text'], { type: 'image/png' });
    await expect(uploadPicture(member(), text)).rejects.toThrow('The file has another media type.');
  });
});

describe('postWithProgress', () => {
  /** As much of XMLHttpRequest as the sample uses. */
  class StubRequest {
    readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    readonly status = 200;
    readonly response = { url: 'https://u.test' };
    private url = '';
    open(_method: string, url: string): void {
      this.url = url;
    }
    send(): void {
      this.upload.onprogress?.({ loaded: 1, total: 4 });
      (this.url === 'https://up.test' ? this.onload : this.onerror)?.();
    }
  }

  it('reports the part that was sent, and resolves with the response', async () => {
    vi.stubGlobal('XMLHttpRequest', StubRequest);
    const parts: number[] = [];
    const postForm = postWithProgress((part) => parts.push(part));
    const reply = await postForm('https://up.test', new FormData());
    expect(reply).toEqual({ status: 200, body: { url: 'https://u.test' } });
    expect(parts).toEqual([0.25]);
    await expect(postForm('https://down.test', new FormData())).rejects.toThrow('No response');
  });
});

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
    const { id } = await createPost(send, postWith('Only once.'), noWait);
    expect(id).toMatch(/^018f70c0-/);
    expect((await textsOf(send)).filter((text) => text === 'Only once.')).toHaveLength(1);
  });

  it('does not take an earlier post with another picture for the lost one', async () => {
    const first = await createPost(member(), postWith('Beans.'), noWait);
    const url = 'https://images.example/content/b.jpg';
    const second = await createPost(losing(false), postWith('Beans.', url), noWait);
    expect(second.id).not.toBe(first.id);
  });

  it('does not repeat what was refused', async () => {
    const send = losing(false, 'RequestFailed');
    await expect(createPost(send, postWith('Refused.'), noWait)).rejects.toThrow('lost');
    expect(await textsOf(send)).not.toContain('Refused.');
  });
});

describe('the commands', () => {
  /** Runs a command in a folder with two pictures. */
  async function run(command: string, values: Readonly<Record<string, string>>): Promise<unknown> {
    const cwd = await mkdtemp(join(tmpdir(), 'post-'));
    const jpeg = Buffer.from('ffd8ffe0', 'hex');
    await writeFile(join(cwd, 'raised-beds.jpg'), jpeg);
    await writeFile(join(cwd, 'face.jpg'), jpeg);
    const env = { ...process.env, ...values };
    const local = command.replace('{urls.api}', endpoint());
    const { stdout } = await promisify(execFile)('bash', ['-c', local], { cwd, env });
    await rm(cwd, { recursive: true });
    return JSON.parse(stdout) as unknown;
  }

  it('upload a picture', async () => {
    const { data } = await member()(code('Sign an upload'));
    const signed = (data as { getImagekitAuthParams: Record<string, unknown> })
      .getImagekitAuthParams;
    const name = (key: string): string => key.replace(/[A-Z]/g, '_$&').toUpperCase();
    const values = Object.entries(signed).map(([key, value]) => [name(key), String(value)]);
    expect(
      await run(code('Upload with curl'), Object.fromEntries(values) as Record<string, string>),
    ).toMatchObject({
      url: expect.stringContaining(`${origin()}/images/content/picture_`) as unknown,
    });
  });

  it('send a file with a mutation', async () => {
    const answer = await run(code('Change a profile picture'), { ACCESS_TOKEN: 'sandbox-member' });
    expect(answer).toMatchObject({
      data: {
        updateAuthenticatedUserV2: {
          profile: { imageUrl: expect.stringMatching(/^https:/) as unknown },
        },
      },
    });
  });
});
