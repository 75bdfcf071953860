import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

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
