import { parseArgs } from 'node:util';
import type { Persona } from '../sandbox';
import { personas } from '../sandbox';
import { webhookAddress } from './webhooks/address';

export interface LocalApiOptions {
  readonly port: number;
  /** Whom a request without an access token comes from. */
  readonly anonymous: Persona;
  /** Whether too many requests in a minute are refused. */
  readonly rateLimit: boolean;
  /** Receiver of integration events. */
  readonly webhook?: URL;
}

/**
 * Reads `--port`, `--role`, `--no-rate-limit` and `--webhook`; `PORT` stands in for the first.
 *
 * @throws Error that names what was found and what was expected.
 */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): LocalApiOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      role: { type: 'string', default: 'guest' },
      'no-rate-limit': { type: 'boolean', default: false },
      webhook: { type: 'string' },
    },
  });
  return {
    port: portOf(values.port ?? env['PORT'] ?? '4000'),
    anonymous: personaOf(values.role),
    rateLimit: !values['no-rate-limit'],
    ...(values.webhook !== undefined && { webhook: webhookAddress(values.webhook) }),
  };
}

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Error(`Unexpected port "${text}", expected a number up to 65535.`);
}

function personaOf(text: string): Persona {
  const persona = personas.find(({ id }) => id === text);
  if (persona) return persona;
  const ids = personas.map(({ id }) => id).join(', ');
  throw new Error(`Unexpected role "${text}", expected one of ${ids}.`);
}
