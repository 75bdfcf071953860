import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
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
