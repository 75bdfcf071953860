import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

/** What people come for, and the guide that begins each task. */
const tasks = [
  {
    label: translate({ id: 'home.tasks.firstQuery', message: 'Send a first query' }),
    href: '/docs/intro',
    note: translate({
      id: 'home.tasks.firstQuery.note',
      message: 'With curl, in a minute, without an account',
    }),
  },
  {
    label: translate({ id: 'home.tasks.tryRequests', message: 'Try any request in the browser' }),
    href: '/docs/graphql/playground',
    note: translate({ id: 'home.tasks.tryRequests.note', message: 'Against a model of the API' }),
  },
  {
    label: translate({ id: 'home.tasks.localApi', message: 'Test against the local API' }),
    href: '/docs/local-api',
    note: translate({
      id: 'home.tasks.localApi.note',
      message: 'Sign-in, uploads and webhooks on your own machine',
    }),
  },
  {
    label: translate({
      id: 'home.tasks.formRequests',
      message: 'Form requests and read responses',
    }),
    href: '/docs/forming-requests',
    note: translate({
      id: 'home.tasks.formRequests.note',
      message: 'Variables, fragments and a client function to keep',
    }),
  },
  {
    label: translate({ id: 'home.tasks.errors', message: 'Handle errors' }),
    href: '/docs/errors',
    note: translate({
      id: 'home.tasks.errors.note',
      message: 'What each code means, and what to repeat',
    }),
  },
  {
    label: translate({ id: 'home.tasks.rateLimits', message: 'Stay within the rate limits' }),
    href: '/docs/rate-limits',
    note: translate({
      id: 'home.tasks.rateLimits.note',
      message: 'Quotas, headers, size and cost',
    }),
  },
  {
    label: translate({ id: 'home.tasks.types', message: 'Generate types from the schema' }),
    href: '/docs/schema-as-a-file',
    note: translate({ id: 'home.tasks.types.note', message: 'SDL, code generation, lint and CI' }),
  },
  {
    label: translate({ id: 'home.tasks.signIn', message: 'Sign people in' }),
    href: '/docs/authentication-authorization/registration-login',
    note: translate({
      id: 'home.tasks.signIn.note',
      message: 'OpenID Connect with PKCE, for web and native clients',
    }),
  },
  {
    label: translate({ id: 'home.tasks.createPost', message: 'Create a post with a picture' }),
    href: '/docs/create-a-post',
    note: translate({
      id: 'home.tasks.createPost.note',
      message: 'Upload, post, comment and delete',
    }),
  },
  {
    label: translate({ id: 'home.tasks.registerClient', message: 'Register a client' }),
    href: '/docs/authentication-authorization/third-party-integrations',
    note: translate({
      id: 'home.tasks.registerClient.note',
      message: 'Scopes, secrets and going live',
    }),
  },
  {
    label: translate({ id: 'home.tasks.webhooks', message: 'Receive webhooks' }),
    href: '/docs/integration-events',
    note: translate({
      id: 'home.tasks.webhooks.note',
      message: 'Signed CloudEvents when something changes',
    }),
  },
  {
    label: translate({ id: 'home.tasks.chat', message: 'Let people chat' }),
    href: '/docs/chat',
    note: translate({
      id: 'home.tasks.chat.note',
      message: 'Matrix rooms of spaces, and direct messages',
    }),
  },
  {
    label: translate({ id: 'home.tasks.keepUp', message: 'Keep up with the API' }),
    href: '/docs/versioning/graphql-api',
    note: translate({
      id: 'home.tasks.keepUp.note',
      message: 'Deprecation, removal dates and replacements',
    }),
  },
  {
    label: translate({ id: 'home.tasks.architecture', message: 'Understand the platform' }),
    href: '/docs/architecture/',
    note: translate({
      id: 'home.tasks.architecture.note',
      message: 'Services, their data and who owns them',
    }),
  },
  {
    label: translate({ id: 'home.tasks.contribute', message: 'Contribute to the platform' }),
    href: '/docs/contributing/',
    note: translate({
      id: 'home.tasks.contribute.note',
      message: 'From a clone to a merged change',
    }),
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
