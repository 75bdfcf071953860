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
  /** How long access tokens are valid, in seconds. */
  readonly tokenLifetime: number;
  /** Receiver of integration events. */
  readonly webhook?: URL;
}

/** What the platform has, in seconds. */
const longestLifetime = 15 * 60;

/**
 * Reads `--port`, `--role`, `--no-rate-limit`, `--token-lifetime` and `--webhook`; `PORT` stands in
 * for the first.
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
      'token-lifetime': { type: 'string', default: String(longestLifetime) },
      webhook: { type: 'string' },
    },
  });
  return {
    port: portOf(values.port ?? env['PORT'] ?? '4000'),
    anonymous: personaOf(values.role),
    rateLimit: !values['no-rate-limit'],
    tokenLifetime: lifetimeOf(values['token-lifetime']),
    ...(values.webhook !== undefined && { webhook: webhookAddress(values.webhook) }),
  };
}

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Error(`Unexpected port "${text}", expected a number up to 65535.`);
}

function lifetimeOf(text: string): number {
  const seconds = Number(text);
  if (/^\d+$/.test(text) && seconds >= 1 && seconds <= longestLifetime) return seconds;
  throw new Error(
    `Unexpected token lifetime "${text}", expected seconds from 1 to ${longestLifetime}.`,
  );
}

function personaOf(text: string): Persona {
  const persona = personas.find(({ id }) => id === text);
  if (persona) return persona;
  const ids = personas.map(({ id }) => id).join(', ');
  throw new Error(`Unexpected role "${text}", expected one of ${ids}.`);
}
