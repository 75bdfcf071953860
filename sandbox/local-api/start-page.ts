import { escapeHtml, htmlPage } from './html-page';
import type { Token } from './guidance';
import {
  agentNote,
  firstCommand,
  rateLimitNote,
  resetCommand,
  signInNote,
  tokens,
  uploadNote,
  webhookNote,
} from './guidance';

/** The platform that a local API stands for. */
export interface Platform {
  readonly name: string;
  readonly urls: { readonly site: string };
  /** Prefix of the types of integration events. */
  readonly eventPrefix: string;
}

const styles = `body { max-inline-size: 48rem; margin: 2rem auto; padding-inline: 1rem; }
      pre { overflow-x: auto; padding: 1rem; border: 1px solid; }
      th, td { text-align: start; vertical-align: top; padding: 0.25rem 1rem 0.25rem 0; }
      td code { white-space: nowrap; }`;

/** What a browser sees at `origin`: what this is and how to use it, in HTML that loads nothing. */
export function startPage(
  origin: string,
  { name, urls: { site } }: Platform,
  webhook?: URL,
): string {
  const title = `Local API of ${name}`;
  return htmlPage({
    title,
    heading: title,
    styles,
    content: `<p>
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
      <p>${escapeHtml(signInNote(origin))}</p>
      <p>${escapeHtml(rateLimitNote)}</p>
      <p>${escapeHtml(uploadNote(origin))}</p>
      <p>${escapeHtml(webhookNote(webhook))}</p>
      <p>${escapeHtml(agentNote(origin))}</p>
      <h2>Reset the data</h2>
      <pre tabindex="0"><code>${escapeHtml(resetCommand(origin))}</code></pre>
      <h2>Related guides</h2>
      <ul>
        <li><a href="${site}/docs/local-api">Test against the local API</a></li>
        <li><a href="${site}/docs/coding-agents">Use with coding agents</a></li>
        <li><a href="${site}/docs/graphql">API reference</a></li>
      </ul>`,
  });
}

function row({ token, description }: Token): string {
  return `          <tr><td><code>${token}</code></td><td>${escapeHtml(description)}</td></tr>`;
}
