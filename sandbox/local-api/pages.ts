import { escapeHtml, htmlPage } from './html-page';
import { conditions } from 'graphql-docs-model';
import { curl } from 'graphql-docs-reference/examples';
import type { Persona } from '..';
import { clientTokens, expiredToken, guestPersona, personas, readToken } from '..';
import { product } from '../../src/product';
import { conditionHeader } from './answers';
import { clientIds, localSecret } from './identity/directory';
import { webhookSecret } from '../webhooks/sign';

/** With what a local API was started. */
interface Started {
  readonly anonymous?: Persona | undefined;
  readonly webhook?: URL | undefined;
  readonly rateLimit?: boolean | undefined;
}

const styles = `body { max-inline-size: 48rem; margin: 2rem auto; padding-inline: 1rem; }
      pre { overflow-x: auto; padding: 1rem; border: 1px solid; }
      th, td { text-align: start; vertical-align: top; padding: 0.25rem 1rem 0.25rem 0; }
      td code { white-space: nowrap; }`;

/** What a browser sees at `origin`: what this is and how to use it, in HTML that loads nothing. */
export function startPage(origin: string, started: Started = {}): string {
  const { site } = product.urls;
  const title = `Local API of ${product.name}`;
  return htmlPage(
    title,
    title,
    styles,
    `<p>
        An executable model of the GraphQL API, made from its schema.
        It keeps its data in memory, sends nothing but your webhooks, and loses all changes when it stops.
      </p>
      <h2>Send a request</h2>
      <p>The endpoint is <code>${escapeHtml(origin)}/graphql</code>.</p>
      <pre tabindex="0"><code>${escapeHtml(firstCommand(origin))}</code></pre>
      <h2>Choose who asks</h2>
      <table>
        <thead><tr><th scope="col">Access token</th><th scope="col">Who asks</th></tr></thead>
        <tbody>
${tokens.map(row).join('\n')}
        </tbody>
      </table>
      <h2>Choose what happens</h2>
      <p>To test what your client does when something goes wrong, send the header <code>${conditionHeader}</code> with a request.</p>
      <table>
        <thead><tr><th scope="col">Value</th><th scope="col">What happens</th></tr></thead>
        <tbody>
${Object.entries(conditions)
  .map(([token, description]) => row({ token, description }))
  .join('\n')}
        </tbody>
      </table>
      <h2>Use more of the platform</h2>
      ${notesFor(origin, started)
        .map((note) => `<p>${escapeHtml(note)}</p>`)
        .join('\n      ')}
      <h2>Reset the data</h2>
      <pre tabindex="0"><code>${escapeHtml(resetCommand(origin))}</code></pre>
      <h2>Related guides</h2>
      <ul>
        <li><a href="${site}/docs/local-api">Test against the local API</a></li>
        <li><a href="${site}/docs/coding-agents">Use with coding agents</a></li>
        <li><a href="${site}/docs/graphql">API reference</a></li>
      </ul>`,
  );
}

function row({ token, description }: Token): string {
  return `          <tr><td><code>${token}</code></td><td>${escapeHtml(description)}</td></tr>`;
}

export interface Token {
  readonly token: string;
  /** Whom it stands for, as a sentence. */
  readonly description: string;
}

export const tokens: readonly Token[] = [
  ...personas.flatMap(({ token, description }) => (token ? [{ token, description }] : [])),
  {
    token: readToken,
    description: 'The member, through a client that has the scope read and no other.',
  },
  {
    token: expiredToken,
    description: 'Nobody: the token has expired, so that you can test how your client renews it.',
  },
  {
    token: clientTokens.valid,
    description: 'A client without a user, which may read what a guest may.',
  },
  {
    token: clientTokens.expired,
    description: 'The same client, whose token has expired and cannot be refreshed.',
  },
];

/** A first request to the server at `origin`. */
function firstCommand(origin: string): string {
  const target = { endpoint: `${origin}/graphql`, token: tokens[0]?.token };
  return curl
    .print({ query: 'query WhoAmI { authenticatedUserV2 { __typename } }' }, target)
    .trim();
}

export function resetCommand(origin: string): string {
  return `curl --request POST ${origin}/reset`;
}

/** What else of the platform a client can use at `origin`, and how. */
function notesFor(origin: string, { webhook, rateLimit = true }: Started): string[] {
  const counted = 'counted as on the platform: 60 a minute without a token, 600 for a user.';
  return [
    `Sign-in with OpenID Connect: the issuer is ${origin}, the client ${clientIds.public}, or ${clientIds.confidential} with the secret ${localSecret}.`,
    rateLimit
      ? `Requests are ${counted} Start with --no-rate-limit to lift this.`
      : `Requests aren't counted. Start without --no-rate-limit to have them ${counted}`,
    `Upload pictures to ${origin}/upload; a reset deletes them.`,
    webhook
      ? `Events about what changes go to ${webhook.href}, signed with ${webhookSecret}.`
      : `Start with --webhook http://localhost:8080/webhook to get events about what changes, signed with ${webhookSecret}.`,
    `Coding agents find the documentation at ${origin}/mcp, over the Model Context Protocol.`,
  ];
}

/** What the terminal says once the server listens. */
export function greeting(origin: string, started: Started = {}): string {
  const { anonymous = guestPersona } = started;
  const width = Math.max(...tokens.map(({ token }) => token.length));
  const lines = tokens.map(({ token, description }) => `  ${token.padEnd(width)}  ${description}`);
  return `The local API answers at ${origin}/graphql

Access tokens, for the header "Authorization: Bearer …":
${lines.join('\n')}
Without the header: ${anonymous.description}

Try it:
${firstCommand(origin)}

${notesFor(origin, started).join('\n')}
Reset the data with "${resetCommand(origin)}", stop with Ctrl-C.`;
}
