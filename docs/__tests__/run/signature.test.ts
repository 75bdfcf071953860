import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { sign } from '../../../sandbox/local-api/webhooks/courier';
import { exampleSignature } from '../signature-example';

const { command, output, secret, timestamp, body, signature } = exampleSignature();

it('is computed by the command as the page shows it', async () => {
  const { stdout } = await promisify(execFile)('bash', ['-c', command]);
  expect(stdout.trim()).toBe(output);
});

it('is computed by the local API in the same way', () => {
  expect(sign(body, timestamp, secret)).toBe(signature);
});
