import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** What people come for, and the guide that begins each task. */
const tasks = [
  {
    label: 'Send a first query',
    href: '/docs/intro',
    note: 'With curl, in a minute, without an account',
  },
  {
    label: 'Try any request in the browser',
    href: '/docs/graphql/playground',
    note: 'Against a model of the API',
  },
  {
    label: 'Test against the local API',
    href: '/docs/local-api',
    note: 'Sign-in, uploads and webhooks on your own machine',
  },
  {
    label: 'Form requests and read responses',
    href: '/docs/forming-requests',
    note: 'Variables, fragments and a client function to keep',
  },
  {
    label: 'Handle errors',
    href: '/docs/errors',
    note: 'What each code means, and what to repeat',
  },
  {
    label: 'Stay within the rate limits',
    href: '/docs/rate-limits',
    note: 'Quotas, headers, size and cost',
  },
  {
    label: 'Generate types from the schema',
    href: '/docs/schema-as-a-file',
    note: 'SDL, code generation, lint and CI',
  },
  {
    label: 'Sign people in',
    href: '/docs/authentication-authorization/registration-login',
    note: 'OpenID Connect with PKCE, for web and native clients',
  },
  {
    label: 'Create a post with a picture',
    href: '/docs/create-a-post',
    note: 'Upload, post, comment and delete',
  },
  {
    label: 'Register a client',
    href: '/docs/authentication-authorization/third-party-integrations',
    note: 'Scopes, secrets and going live',
  },
  {
    label: 'Receive webhooks',
    href: '/docs/integration-events',
    note: 'Signed CloudEvents when something changes',
  },
  {
    label: 'Let people chat',
    href: '/docs/chat',
    note: 'Matrix rooms of spaces, and direct messages',
  },
  {
    label: 'Keep up with the API',
    href: '/docs/versioning/graphql-api',
    note: 'Deprecation, removal dates and replacements',
  },
  {
    label: 'Understand the platform',
    href: '/docs/architecture/',
    note: 'Services, their data and who owns them',
  },
  {
    label: 'Contribute to the platform',
    href: '/docs/contributing/',
    note: 'From a clone to a merged change',
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
