import { expect, it } from 'vitest';
import { post, useLocalApi } from '../../__tests__/helpers';

const { endpoint, origin } = useLocalApi('member');

/** The beginning of a PNG of 320 by 200 pixels. */
const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000140000000c8', 'hex');

const input = 'spaceId: "018f3c2a-7b1d-7e40-9a55-2f6c0d9b8e11", visibility: MEMBERS, text: "Beans"';
const create = `createSpacePostV2(input: { ${input}, images: [{ url: $url }] })`;

async function upload(): Promise<string> {
  const fields = 'token expire signature publicKey folder';
  const query = `mutation { getImagekitAuthParams(purpose: CONTENT) { ${fields} } }`;
  const { body } = await post(endpoint(), { query });
  const { data } = body as { data: { getImagekitAuthParams: Record<string, string> } };
  const form = new FormData();
  for (const [name, value] of Object.entries(data.getImagekitAuthParams)) form.set(name, value);
  form.set('fileName', 'beans.png');
  form.set('file', new Blob([png]));
  const response = await fetch(`${origin()}/upload`, { method: 'POST', body: form });
  return ((await response.json()) as { readonly url: string }).url;
}

interface Shown {
  readonly id: string;
  readonly images: unknown;
}

async function show(mutation: string, url: string): Promise<Shown> {
  const query = `mutation A($url: String!) { post: ${mutation} { id images { width height } } }`;
  const { body } = await post(endpoint(), { query, variables: { url } });
  return (body as { readonly data: { readonly post: Shown } }).data.post;
}

it.each([
  ['the size of an uploaded picture', '', { width: 320, height: 200 }],
  ['the same size with parameters', '?tr=w-80', { width: 320, height: 200 }],
  ['a made-up size of a picture that nobody uploaded', '.png', { width: 1600, height: 1200 }],
])('a post shows %s', async (_what, ending, size) => {
  expect(await show(create, (await upload()) + ending)).toMatchObject({ images: [size] });
});

it('a post shows the size of a picture that it gets later', async () => {
  const { id } = await show(create, 'https://images.example/a.jpg');
  const change = `updateSpacePost(id: "${id}", input: { images: [{ url: $url }] })`;
  const images = [{ width: 320, height: 200 }];
  expect(await show(change, await upload())).toEqual({ id, images });
});
