import { constantFrom, oneof, record, stringMatching } from 'fast-check';
import { expect, it } from 'vitest';
import { hostileText } from '../../../../../reference/src/graphql/__tests__/hostile-text';
import { holdsForAll } from '../../../../../reference/src/graphql/__tests__/holds-for-all';
import { personas } from '../../../../../../sandbox/shared/personas';
import { prefix } from '../run-hash';
import { decodeRun, encodeRun } from '../run-link';

/** Texts that survive UTF-8, as all do that somebody types, and that the API takes. */
const typed = hostileText.map((text) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    new TextEncoder().encode(text.slice(0, 10_000)),
  ),
);

it('brings along what was asked', async () => {
  const requests = record({
    name: typed,
    query: typed,
    variables: typed,
    as: constantFrom(...personas.map(({ id }) => id)),
  });
  await holdsForAll(requests, async (request) => {
    expect(await decodeRun(await encodeRun(request))).toEqual(request);
  });
});

it('reads a hash that nobody made as nothing, or as a request', async () => {
  const base64 = stringMatching(/^[\w+/=-]{0,2000}$/);
  const codes = record({ kind: constantFrom('j', 'z', '', 'x'), code: oneof(base64, hostileText) });
  await holdsForAll(codes, async ({ kind, code }) => {
    const request = await decodeRun(`${prefix}${kind}${code}`);
    if (request)
      expect(Object.keys(request).slice(0, 4)).toEqual(['name', 'query', 'variables', 'as']);
  });
});
