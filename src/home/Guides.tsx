import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import styles from './styles.module.css';
import { t } from '../t';

/** The way of a newcomer, from nothing to a client that people use. */
const steps = [
  {
    label: t('home.steps.firstQuery'),
    href: '/docs/intro#send-your-first-query',
    note: t('home.steps.firstQuery.note'),
  },
  {
    label: t('home.steps.signIn'),
    href: '/docs/authentication-authorization/registration-login',
    note: t('home.steps.signIn.note'),
  },
  {
    label: t('home.steps.goLive'),
    href: '/docs/going-live',
    note: t('home.steps.goLive.note'),
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
    title: t('home.tasks.client'),
    tasks: [
      ['/docs/forming-requests', t('home.tasks.formRequests')],
      ['/docs/errors', t('home.tasks.errors')],
      ['/docs/create-a-post', t('home.tasks.createPost')],
      ['/docs/chat', t('home.tasks.chat')],
    ],
  },
  {
    title: t('home.tasks.tools'),
    tasks: [
      ['/docs/graphql/playground', t('home.tasks.tryRequests')],
      ['/docs/local-api', t('home.tasks.localApi')],
      ['/docs/schema-as-a-file', t('home.tasks.types')],
      ['/docs/coding-agents', t('home.tasks.agents')],
    ],
  },
  {
    title: t('home.tasks.service'),
    tasks: [
      [
        '/docs/authentication-authorization/third-party-integrations',
        t('home.tasks.registerClient'),
      ],
      ['/docs/integration-events', t('home.tasks.webhooks')],
      ['/docs/rate-limits', t('home.tasks.rateLimits')],
    ],
  },
  {
    title: t('home.tasks.platform'),
    tasks: [
      ['/docs/versioning/graphql-api', t('home.tasks.keepUp')],
      ['/docs/architecture/', t('home.tasks.architecture')],
      ['/docs/contributing/', t('home.tasks.contribute')],
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
