import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import { PageMetadata, useThemeConfig } from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import { referencePath } from 'graphql-docs-reference/graphql';
import type { ReaderThemeConfig } from 'graphql-docs-reference/options';
import styles from './styles.module.css';
import { currentApi } from '../../api';
import { t } from '../../t';

/** One file answers for every unknown address: an island says which it is, and what is near it. */
export function NotFound(): ReactNode {
  const title = translate({ id: 'theme.NotFound.title', message: 'Page not found' });
  return (
    <main className={`container ${styles.page}`} data-island="not-found" data-wakes-at-once>
      <PageMetadata title={title} />
      <Heading as="h1">{title}</Heading>
      <div className={styles.asked} data-part="asked">
        <p>{t('notFound.noPage')}</p>
      </div>
      <WaysOn />
      <div data-part="near" />
    </main>
  );
}

const introduction = {
  label: t('notFound.introduction'),
  what: t('notFound.introduction.what'),
};

const places = [
  {
    to: referencePath,
    label: currentApi().title,
    what: t('notFound.reference.what'),
  },
  {
    to: '/blog',
    label: t('notFound.blog'),
    what: t('notFound.blog.what'),
  },
  {
    to: '/',
    label: t('notFound.home'),
    what: t('notFound.home.what'),
  },
] as const;

/** The main places of the site, for someone who is lost. */
function WaysOn(): ReactNode {
  const { intro } = (useThemeConfig() as ReaderThemeConfig).reader ?? {};
  const ways = [...(intro === undefined ? [] : [{ to: intro, ...introduction }]), ...places];
  return (
    <>
      <Heading as="h2">{t('notFound.waysOn')}</Heading>
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
