import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Addresses } from '../../sandbox/local-api/__tests__/helpers';

/** Runs commands of a guide in a shell, with the local API in the place of the platform. */
export async function runCommands(
  code: string,
  { origin, endpoint }: Addresses,
  variables: Readonly<Record<string, string>> = {},
): Promise<string> {
  const local = code
    .replace(/\{urls\.(?:api|staging)\}/g, endpoint())
    .replaceAll('http://localhost:4000', origin());
  const env = { ...process.env, ...variables };
  return (await promisify(execFile)('bash', ['-c', local], { env })).stdout;
}
