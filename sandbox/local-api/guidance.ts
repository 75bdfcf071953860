import { curl } from 'graphql-docs-reference/examples';
import type { Persona } from '..';
import { expiredToken, personas } from '..';
import { clientIds, localSecret } from './identity/clients';
import { webhookSecret } from './webhooks/sign';

export interface Token {
  readonly token: string;
  /** Whom it stands for, as a sentence. */
  readonly description: string;
}

export const tokens: readonly Token[] = [
  ...personas.flatMap(({ token, description }) => (token ? [{ token, description }] : [])),
  {
    token: expiredToken,
    description: 'Nobody: the token has expired, so that you can test how your client renews it.',
  },
];

/** A first request to the server at `origin`. */
export function firstCommand(origin: string): string {
  const target = { endpoint: `${origin}/graphql`, token: tokens[0]?.token };
  return curl
    .print({ query: 'query WhoAmI { authenticatedUserV2 { __typename } }' }, target)
    .trim();
}

export function resetCommand(origin: string): string {
  return `curl --request POST ${origin}/reset`;
}

/** How a client that is being built lets people sign in. */
export function signInNote(origin: string): string {
  return `Sign-in with OpenID Connect: the issuer is ${origin}, the client ${clientIds.public}, or ${clientIds.confidential} with the secret ${localSecret}.`;
}

export const rateLimitNote =
  'Requests are counted as on the platform: 60 a minute without a token, 600 for a user. Start with --no-rate-limit to lift this.';

/** Where the values of `getImagekitAuthParams` send a picture. */
export function uploadNote(origin: string): string {
  return `Upload pictures to ${origin}/upload; a reset deletes them.`;
}

/** Where events go, or how to get them if there is no receiver. */
export function webhookNote(webhook: URL | undefined): string {
  return webhook
    ? `Events about what changes go to ${webhook.href}, signed with ${webhookSecret}.`
    : `Start with --webhook http://localhost:8080/webhook to get events about what changes, signed with ${webhookSecret}.`;
}

/** Where coding agents find the documentation. */
export function agentNote(origin: string): string {
  return `Coding agents find the documentation at ${origin}/mcp, over the Model Context Protocol.`;
}

/** What the terminal says once the server listens. */
export function greeting(origin: string, anonymous: Persona, webhook?: URL): string {
  const width = Math.max(...tokens.map(({ token }) => token.length));
  const lines = tokens.map(({ token, description }) => `  ${token.padEnd(width)}  ${description}`);
  return `The local API answers at ${origin}/graphql

Access tokens, for the header "Authorization: Bearer …":
${lines.join('\n')}
Without the header: ${anonymous.description}

Try it:
${firstCommand(origin)}

${signInNote(origin)}
${rateLimitNote}
${uploadNote(origin)}
${webhookNote(webhook)}
${agentNote(origin)}
Reset the data with "${resetCommand(origin)}", stop with Ctrl-C.`;
}
