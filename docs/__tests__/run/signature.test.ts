import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { sign } from '../../../sandbox/webhooks/sign';
import { exampleSignature } from '../signature-example';

const { command, output, secret, timestamp, body, signature } = exampleSignature();

it('is computed by the command as the page shows it', async () => {
  const { stdout } = await promisify(execFile)('bash', ['-c', command]);
  expect(stdout.trim()).toBe(output);
});

it('is computed by the local API in the same way', () => {
  return expect(sign(body, timestamp, secret)).resolves.toBe(signature);
});
