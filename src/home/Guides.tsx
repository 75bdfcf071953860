import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

/** The way of a newcomer, from nothing to a client that people use. */
const steps = [
  {
    label: translate({ id: 'home.steps.firstQuery', message: 'Send your first query' }),
    href: '/docs/intro#send-your-first-query',
    note: translate({
      id: 'home.steps.firstQuery.note',
      message: 'Paste one command. Public content needs no account and no key.',
    }),
  },
  {
    label: translate({ id: 'home.steps.signIn', message: 'Sign people in' }),
    href: '/docs/authentication-authorization/registration-login',
    note: translate({
      id: 'home.steps.signIn.note',
      message: 'Add the sign-in to your app or website, and act for the people who use it.',
    }),
  },
  {
    label: translate({ id: 'home.steps.goLive', message: 'Go live' }),
    href: '/docs/authentication-authorization/third-party-integrations#for-production',
    note: translate({
      id: 'home.steps.goLive.note',
      message: 'Submit your client for production. The review takes up to five working days.',
    }),
  },
] as const;

export function Steps(): ReactNode {
  return (
    <ol className={styles.steps}>
      {steps.map(({ label, href, note }) => (
        <li key={href}>
          <Link to={href}>{label}</Link>
          <p>{note}</p>
        </li>
      ))}
    </ol>
  );
}

/** What people come for, by what they work on, and the guide that begins each task. */
const groups = [
  {
    title: translate({ id: 'home.tasks.client', message: 'Build a client' }),
    tasks: [
      [
        '/docs/forming-requests',
        translate({ id: 'home.tasks.formRequests', message: 'Form requests and read responses' }),
      ],
      ['/docs/errors', translate({ id: 'home.tasks.errors', message: 'Handle errors' })],
      [
        '/docs/create-a-post',
        translate({ id: 'home.tasks.createPost', message: 'Create a post with a picture' }),
      ],
      ['/docs/chat', translate({ id: 'home.tasks.chat', message: 'Let people chat' })],
    ],
  },
  {
    title: translate({ id: 'home.tasks.tools', message: 'Set up your tools' }),
    tasks: [
      [
        '/docs/graphql/playground',
        translate({ id: 'home.tasks.tryRequests', message: 'Try any request in the browser' }),
      ],
      [
        '/docs/local-api',
        translate({ id: 'home.tasks.localApi', message: 'Test against the local API' }),
      ],
      [
        '/docs/schema-as-a-file',
        translate({ id: 'home.tasks.types', message: 'Generate types from the schema' }),
      ],
      [
        '/docs/coding-agents',
        translate({ id: 'home.tasks.agents', message: 'Connect a coding agent' }),
      ],
    ],
  },
  {
    title: translate({ id: 'home.tasks.service', message: 'Connect a service' }),
    tasks: [
      [
        '/docs/authentication-authorization/third-party-integrations',
        translate({ id: 'home.tasks.registerClient', message: 'Register a client' }),
      ],
      [
        '/docs/integration-events',
        translate({ id: 'home.tasks.webhooks', message: 'Receive webhooks' }),
      ],
      [
        '/docs/rate-limits',
        translate({ id: 'home.tasks.rateLimits', message: 'Stay within the rate limits' }),
      ],
    ],
  },
  {
    title: translate({ id: 'home.tasks.platform', message: 'Follow the platform' }),
    tasks: [
      [
        '/docs/versioning/graphql-api',
        translate({ id: 'home.tasks.keepUp', message: 'Keep up with the API' }),
      ],
      [
        '/docs/architecture/',
        translate({ id: 'home.tasks.architecture', message: 'Understand the platform' }),
      ],
      [
        '/docs/contributing/',
        translate({ id: 'home.tasks.contribute', message: 'Contribute to the platform' }),
      ],
    ],
  },
] as const;

export function Tasks(): ReactNode {
  return (
    <div className={styles.tasks}>
      {groups.map(({ title, tasks }) => (
        <div key={title}>
          <Heading as="h3">{title}</Heading>
          <ul>
            {tasks.map(([href, label]) => (
              <li key={href}>
                <Link to={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
