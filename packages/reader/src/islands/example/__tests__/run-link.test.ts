import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LinkedRequest } from '../run-link';
import { decodeRun, encodeRun } from '../run-link';

const request: LinkedRequest = {
  name: 'spaces',
  query: 'query Spaces { spaces { totalResults } } # Kiezgärten 🌱',
  variables: '{ "limit": 2 }',
  as: 'guest',
};

/** A link to anything, of any length. */
async function linkOf(fields: readonly string[], format: 'z' | 'j'): Promise<string> {
  const json = new Blob([JSON.stringify(fields)]).stream();
  const stream = format === 'j' ? json : json.pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = Buffer.from(await new Response(stream).arrayBuffer());
  return `#run=${format}${bytes.toString('base64url')}`;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a link to a request', () => {
  it('brings back what it was made of', async () => {
    const hash = await encodeRun(request);
    expect(hash).toMatch(/^#run=z[\w-]+$/);
    expect(await decodeRun(hash)).toEqual(request);
  });

  it('brings along what has to be sent first', async () => {
    const { query, variables, as } = request;
    const before = [
      { query: 'mutation', variables: '', as: 'member' },
      { query, variables, as },
    ];
    expect(await decodeRun(await encodeRun({ ...request, before }))).toEqual({
      ...request,
      before,
    });
  });

  it('is not read where what has to be sent first is cut off or from nobody', async () => {
    const fields = ['', 'query', '{}', 'guest', 'mutation', '{}'];
    expect(await decodeRun(await linkOf(fields, 'z'))).toBeUndefined();
    expect(await decodeRun(await linkOf([...fields, 'nobody'], 'z'))).toBeUndefined();
    expect(await decodeRun(await linkOf([...fields, 'guest'], 'z'))).toBeDefined();
  });

  it('is not read where more has to be sent first than anyone would', async () => {
    const sent = ['query', '{}', 'guest'];
    const fieldsOf = (count: number) => ['', ...Array.from({ length: count }, () => sent).flat()];
    expect((await decodeRun(await linkOf(fieldsOf(20), 'z')))?.before).toHaveLength(19);
    expect(await decodeRun(await linkOf(fieldsOf(21), 'z'))).toBeUndefined();
  });

  it('is longer where the browser cannot compress', async () => {
    const compressed = await encodeRun({ ...request, query: request.query.repeat(20) });
    vi.stubGlobal('CompressionStream', undefined);
    Reflect.deleteProperty(globalThis, 'CompressionStream');
    const hash = await encodeRun({ ...request, query: request.query.repeat(20) });
    expect(hash).toMatch(/^#run=j[\w-]+$/);
    expect(hash.length).toBeGreaterThan(compressed.length);
    expect((await decodeRun(hash))?.as).toBe('guest');
  });

  it.each([
    '#run=',
    '#run=%E0%A4%A',
    '#run=z!!',
    '#run=zAAAA',
    '#run=jbm8',
    `#run=j${btoa('{"query":"a"}')}`,
    `#run=j${btoa('["a","b","c","king"]')}`,
    `#run=j${btoa('["a","b","c"]')}`,
  ])('is not read where it is %s', async (hash) => {
    expect(await decodeRun(hash)).toBeUndefined();
  });

  it('is not made where nobody could read it', async () => {
    const link = encodeRun({ ...request, query: ' '.repeat(300_000) });
    await expect(link).rejects.toThrow('The request is too long for a link.');
  });

  it.each([
    ['compressed', 'z'],
    ['not compressed', 'j'],
  ] as const)('is read up to its limit where it is %s', async (_, format) => {
    const read = async (length: number): Promise<unknown> =>
      decodeRun(await linkOf(['', ' '.repeat(length), '', 'guest'], format));
    expect(await read(199_980)).toMatchObject({ as: 'guest' });
    expect(await read(200_000)).toBeUndefined();
  });
});
