import { product } from '../../product';
import type { Persona } from '../../sandbox';
import { escapeHtml, htmlPage } from '../html-page';
import { people } from './people';

/** Loads nothing and runs nothing. It may send forms anywhere: the redirect to a client counts. */
export const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
};

/** Lets the reader choose as whom to sign in; the form goes to the address of the page. */
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
  return page(
    'The sign-in has failed',
    `<p><code>${escapeHtml(error)}</code></p><p>${escapeHtml(description)}</p>`,
  );
}

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
  return htmlPage({ title: `${heading} · ${product.name}`, heading, styles, content });
}
