import { parseArgs } from 'node:util';
import type { Persona } from '..';
import type { LocalApiSettings } from './local-api';
import { personas } from '..';

export interface LocalApiOptions extends LocalApiSettings {
  readonly port: number;
}

/** What the platform has, in seconds. */
const longestLifetime = 15 * 60;

/** Each with its value, if it takes one, and what it does. */
const options = {
  port: {
    type: 'string',
    value: 'NUMBER',
    about: 'Where the API answers; 0 takes a free port. Default: PORT of the environment, or 4000',
  },
  role: {
    type: 'string',
    default: 'guest',
    value: 'ROLE',
    about: `Whom a request without an access token comes from: ${listRoles()}. Default: guest`,
  },
  'allow-host': {
    type: 'string',
    multiple: true,
    default: [] as string[],
    value: 'NAME',
    about: 'Answers also at this name, and to pages of this host; can be repeated',
  },
  'no-rate-limit': {
    type: 'boolean',
    default: false,
    value: '',
    about: 'Answers any number of requests a minute',
  },
  'token-lifetime': {
    type: 'string',
    default: String(longestLifetime),
    value: 'SECONDS',
    about: `How long access tokens of a sign-in are valid, 1 to ${longestLifetime}. Default: ${longestLifetime}`,
  },
  webhook: {
    type: 'string',
    value: 'URL',
    about: 'Sends signed events about what changes to this address',
  },
} as const;

/** The options of the local API, each as it is written and what it does. */
export function listOptions(): [option: string, about: string][] {
  return Object.entries(options).map(([name, { value, about }]) => [
    `--${name} ${value}`.trim(),
    about,
  ]);
}

/**
 * Reads the options; `PORT` of the environment stands in for `--port`.
 *
 * @throws Error that names what was found and what was expected.
 */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): LocalApiOptions {
  const values = valuesIn(args);
  return {
    port: portOf(values.port ?? env['PORT'] ?? '4000'),
    anonymous: personaOf(values.role),
    allowedHosts: values['allow-host'].map(hostOf),
    rateLimit: !values['no-rate-limit'],
    tokenLifetime: lifetimeOf(values['token-lifetime']),
    ...(values.webhook !== undefined && { webhook: webhookAddress(values.webhook) }),
  };
}

function valuesIn(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason}. "npm run sandbox -- --help" lists the options.`, { cause: error });
  }
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

function hostOf(text: string): string {
  const address = `http://${text}`;
  if (URL.canParse(address) && new URL(address).hostname === text) return text;
  throw new Error(`Unexpected host "${text}", expected a name such as my-app.test.`);
}

function personaOf(text: string): Persona {
  const persona = personas.find(({ id }) => id === text);
  if (persona) return persona;
  throw new Error(`Unexpected role "${text}", expected one of ${listRoles()}.`);
}

function listRoles(): string {
  return personas.map(({ id }) => id).join(', ');
}

/**
 * Reads the address of a receiver.
 *
 * @throws Error that quotes it if it isn't one of http or https.
 */
function webhookAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && ['http:', 'https:'].includes(url.protocol) && url.username + url.password === '')
    return url;
  throw new Error(
    `Unexpected webhook "${text}", expected an address such as http://localhost:8080/webhook.`,
  );
}
