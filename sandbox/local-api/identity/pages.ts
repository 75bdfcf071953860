import type { Persona } from '../..';
import { product } from '../../../src/product';
import { escapeHtml, htmlPage } from '../html-page';
import { clientIds, people } from './directory';

/** Lets the reader of an API choose as whom to sign in; the form goes to the address of the page. */
export function signInPage(client: string, scope: string): string {
  return page(
    'Sign in to the local API',
    `<p>${escapeHtml(client)} asks for: <code>${escapeHtml(scope)}</code></p>
      <p>Choose who signs in. There is no password, because the people are made up.</p>
      <form method="post">
        <ul>
${people.map(choice).join('\n')}
        </ul>
        <p><button name="persona" value="">Cancel</button></p>
      </form>`,
  );
}

/** `form` is the provider's, which the button belongs to by its id. */
export function signOutPage(form: string): string {
  return page(
    'Sign out of the local API',
    `${form}
      <p><button form="op.logoutForm" name="logout" value="yes">Sign out</button></p>`,
  );
}

export function signedOutPage(): string {
  return page('You are signed out', '<p>You can close this page.</p>');
}

export function errorPage(error: string, description: string): string {
  const fix = fixes.get(error);
  return page(
    'The sign-in has failed',
    `<p><code>${escapeHtml(error)}</code></p><p>${escapeHtml(description)}</p>${fix ? `<p>${fix}</p>` : ''}`,
  );
}

/** What is right on this machine for an error that the provider explains for any. */
const fixes = new Map([
  [
    'invalid_client',
    `The local API has the clients <code>${clientIds.public}</code> and <code>${clientIds.confidential}</code>.`,
  ],
  [
    'invalid_redirect_uri',
    'The local API only redirects to <code>http://localhost</code> and <code>http://127.0.0.1</code>, with any port and path.',
  ],
]);

function choice({ id, label, description }: Persona): string {
  return `          <li>
            <button name="persona" value="${id}" aria-describedby="${id}">${escapeHtml(label)}</button>
            <p id="${id}">${escapeHtml(description)}</p>
          </li>`;
}

const styles = `body { max-inline-size: 40rem; margin: 2rem auto; padding-inline: 1rem; }
      ul { list-style: none; padding: 0; }
      button { font: inherit; min-block-size: 2.75rem; padding-inline: 1rem; }
      li p { margin-block: 0.25rem 1rem; }`;

function page(heading: string, content: string): string {
  return htmlPage(`${heading} · ${product.name}`, heading, styles, content);
}

/** Path of the page on which somebody signs in, to which the id of the attempt is added. */
export const signInPath = '/sign-in/';
