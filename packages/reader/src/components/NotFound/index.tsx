import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import { useThemeConfig } from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import { referencePath } from 'graphql-docs-reference/graphql';
import type { ReaderThemeConfig } from 'graphql-docs-reference/options';
import styles from './styles.module.css';

/** One file answers for every unknown address: an island says which it is, and what is near it. */
export function NotFound({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <main className={`container ${styles.page}`} data-island="not-found" data-wakes-at-once>
      <Heading as="h1">
        <Translate id="theme.NotFound.title">Page Not Found</Translate>
      </Heading>
      <div data-part="asked">
        <p>{translate({ id: 'notFound.noPage', message: 'There is no page at this address.' })}</p>
      </div>
      {children}
    </main>
  );
}

const introduction = {
  label: translate({ id: 'notFound.introduction', message: 'Introduction' }),
  what: translate({
    id: 'notFound.introduction.what',
    message: 'what the platform offers, and a first query',
  }),
};

const places = [
  {
    to: referencePath,
    label: translate({ id: 'notFound.reference', message: 'GraphQL API' }),
    what: translate({ id: 'notFound.reference.what', message: 'every operation and type' }),
  },
  {
    to: '/blog',
    label: translate({ id: 'notFound.blog', message: 'Blog' }),
    what: translate({ id: 'notFound.blog.what', message: 'what is new' }),
  },
  {
    to: '/',
    label: translate({ id: 'notFound.home', message: 'Home' }),
    what: translate({ id: 'notFound.home.what', message: 'where to begin' }),
  },
] as const;

/** The main places of the site, for someone who is lost. */
export function WaysOn(): ReactNode {
  const { intro } = (useThemeConfig() as ReaderThemeConfig).reader ?? {};
  const ways = [...(intro === undefined ? [] : [{ to: intro, ...introduction }]), ...places];
  return (
    <>
      <Heading as="h2">
        {translate({ id: 'notFound.waysOn', message: 'Where to go from here' })}
      </Heading>
      <ul>
        {ways.map(({ to, label, what }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>: {what}
          </li>
        ))}
      </ul>
    </>
  );
}
