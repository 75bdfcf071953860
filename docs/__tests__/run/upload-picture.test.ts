import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useLocalApi } from '../../../sandbox/local-api/__tests__/helpers';
import { codeOf } from '../fences';
import { loadSample } from '../load-sample';

const page = 'docs/create-a-post.mdx';
const { endpoint, origin } = useLocalApi();

type Send = (document: string, variables?: object) => Promise<{ readonly data: unknown }>;
interface FormReply {
  readonly status: number;
  readonly body: unknown;
}
type PostForm = (url: string, form: FormData) => Promise<FormReply>;

const { createClient } = await loadSample<{
  createClient: (url: string, session: object) => Send;
}>('docs/forming-requests.mdx', 'api.ts: send a document');
const { uploadPicture } = await loadSample<{
  uploadPicture: (send: Send, file: Blob, postForm?: PostForm) => Promise<string>;
}>(page, 'upload-picture.ts');
const { postWithProgress } = await loadSample<{
  postWithProgress: (onProgress: (part: number) => void) => PostForm;
}>(page, 'post-with-progress.ts');
const code = (title: string): string => codeOf(page, title);
const gif = new Blob(['GIF89a'], { type: 'image/gif' });
const member = (): Send => createClient(endpoint(), { token: () => 'sandbox-member' });

afterEach(() => vi.unstubAllGlobals());

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
    const name = (key: string): string =>
      key === 'token' ? 'UPLOAD_TOKEN' : key.replace(/[A-Z]/g, '_$&').toUpperCase();
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
