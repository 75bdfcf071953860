import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSample, sampleCode } from '../load-sample';
import type { RunPython } from '../python';
import { startPython } from '../python';

const page = 'docs/integration-events.mdx';

type Check = (
  secret: string,
  timestamp: string,
  signatures: string,
  body: string,
  now: number,
) => boolean;

/** The example that the page gives its readers to check their code against. */
const text = readFileSync(page, 'utf8');
const cell = (part: string): string =>
  new RegExp(`^\\| ${part} \\| \`(.+?)\``, 'm').exec(text)?.[1] ?? '';
const secret = cell('Secret');
const timestamp = cell('Timestamp');
const body = cell('Body');
const signature = `v1=${cell('Digest')}`;
const now = Number(timestamp);

const { isGenuine } = await loadSample<{
  isGenuine: (...given: [string, string, string, Uint8Array, number]) => boolean;
}>(page, 'Check a signature in TypeScript');
const isGenuineInTypeScript: Check = (key, at, signatures, content, clock) =>
  isGenuine(key, at, signatures, Buffer.from(content), clock);

let runPython: RunPython;
beforeAll(async () => {
  runPython = await startPython();
  runPython(sampleCode(page, 'Check a signature in Python'));
});
const isGenuineInPython: Check = (...[key, at, signatures, content, clock]) =>
  runPython('is_genuine(key, at, signatures, content.encode(), clock) is True', {
    key,
    at,
    signatures,
    content,
    clock,
  }) === true;

describe.each<[string, Check]>([
  ['TypeScript', isGenuineInTypeScript],
  ['Python', isGenuineInPython],
])('the check of a signature in %s', (_language, check) => {
  it('accepts the example of the page', () => {
    expect(check(secret, timestamp, signature, body, now)).toBe(true);
  });

  it.each([
    ['the edge of the window before', 300],
    ['the edge of the window after', -300],
  ])('accepts %s', (_case, seconds) => {
    expect(check(secret, timestamp, signature, body, now + seconds)).toBe(true);
  });

  it('accepts one match of two during a rotation', () => {
    const two = `v1=${'0'.repeat(64)}, ${signature}`;
    expect(check(secret, timestamp, two, body, now)).toBe(true);
  });

  it.each([
    ['another secret', ['other', timestamp, signature, body, now]],
    ['another body', [secret, timestamp, signature, `${body} `, now]],
    ['another timestamp', [secret, String(now + 1), signature, body, now]],
    ['a timestamp that is too old', [secret, timestamp, signature, body, now + 301]],
    ['a timestamp of the future', [secret, timestamp, signature, body, now - 301]],
    ['a timestamp that is no number', [secret, '1e9', signature, body, now]],
    ['a timestamp of a thousand digits', [secret, '1'.repeat(1000), signature, body, now]],
    ['no timestamp', [secret, '', signature, body, now]],
    ['a shorter signature', [secret, timestamp, signature.slice(0, -1), body, now]],
    ['no signature', [secret, timestamp, '', body, now]],
  ] satisfies [string, Parameters<Check>][])('refuses %s', (_case, delivery) => {
    expect(check(...delivery)).toBe(false);
  });
});
