import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** What people come for, and where each task begins. */
const tasks = [
  {
    label: 'Send a first query, then one as a user',
    href: '/docs/intro',
    note: 'A shell is enough; no account for the first one',
  },
  {
    label: 'Try any request in the browser',
    href: '/docs/graphql/playground',
    note: 'A model of the API, without account or network',
  },
  {
    label: 'Sign people up, in and out',
    href: '/docs/authentication-authorization/registration-login',
    note: 'OpenID Connect with PKCE, for web and native clients',
  },
  {
    label: 'Register a client of your own',
    href: '/docs/authentication-authorization/third-party-integrations',
    note: 'Scopes, secrets and rate limits',
  },
  {
    label: 'Learn of changes without asking',
    href: '/docs/integration-events',
    note: 'Signed webhooks that carry CloudEvents',
  },
  {
    label: 'Notify people on their devices',
    href: '/docs/push-notifications',
    note: 'Devices, channels and preferences',
  },
  {
    label: 'Let people chat',
    href: '/docs/chat',
    note: 'Matrix rooms of spaces, and direct messages',
  },
  {
    label: 'Speak the reader’s language',
    href: '/docs/internationalisation',
    note: 'Messages, locales and translated content',
  },
  {
    label: 'Find out why a page is old',
    href: '/docs/caching-layers',
    note: 'Six caches, their keys and lifetimes',
  },
  {
    label: 'Render a page on the server',
    href: '/docs/server-side-rendering',
    note: 'Sessions, streaming and caches',
  },
  {
    label: 'Know what can change under you',
    href: '/docs/versioning/graphql-api',
    note: 'Deprecation, removal dates and replacements',
  },
  {
    label: 'See the parts of the platform',
    href: '/docs/architecture/',
    note: 'Services, their data and who owns them',
  },
  {
    label: 'Change the platform itself',
    href: '/docs/contributing/',
    note: 'From clone to merged change',
  },
] as const;

export function Tasks(): ReactNode {
  return (
    <ul className={styles.tasks}>
      {tasks.map(({ label, href, note }) => (
        <li key={href}>
          <Link to={href}>{label}</Link>
          <span className={styles.note}>{note}</span>
        </li>
      ))}
    </ul>
  );
}
