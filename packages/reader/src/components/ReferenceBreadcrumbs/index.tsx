import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import { categories, referencePath } from 'graphql-docs-reference/graphql';
import { currentApi } from '../../api';
import { t } from '../../t';

interface ReferenceBreadcrumbsProps {
  readonly path: string;
  readonly title: string;
}

interface Parent {
  readonly label: string;
  readonly href?: string | undefined;
}

const lists = [
  {
    label: currentApi().title,
    href: referencePath,
  },
  ...categories.map(({ label, folder }) => ({ label, href: `${referencePath}/${folder}` })),
];

/**
 * Where a page of the reference stands: home, reference, category, symbol; or where the sidebar has it
 * among the guides.
 */
export function ReferenceBreadcrumbs({ path, title }: ReferenceBreadcrumbsProps): ReactNode {
  const groups = groupsAround(path, useDocsSidebar()?.items ?? []) ?? [];
  const isGuide = groups.some(({ customProps }) => customProps?.['href'] === undefined);
  const parents: readonly Parent[] = isGuide
    ? groups
    : lists.filter(({ href }) => path.startsWith(`${href}/`));
  const places = [...parents, { label: title, href: path }].flatMap(({ label, href }) =>
    href === undefined ? [] : [{ label, href }],
  );
  return (
    <>
      <Trail places={places} />
      <nav className={ThemeClassNames.docs.docBreadcrumbs} aria-label={t('breadcrumbs.label')}>
        <ul className="breadcrumbs">
          <HomeBreadcrumbItem />
          {parents.map(({ label, href }) => (
            <li key={label} className="breadcrumbs__item">
              {href === undefined ? (
                <span className="breadcrumbs__link">{label}</span>
              ) : (
                <Link className="breadcrumbs__link" href={href}>
                  {label}
                </Link>
              )}
            </li>
          ))}
          <li className="breadcrumbs__item breadcrumbs__item--active">
            <span className="breadcrumbs__link">{title}</span>
          </li>
        </ul>
      </nav>
    </>
  );
}

/** The same for search engines (https://schema.org/BreadcrumbList). The last is the page itself. */
function Trail({ places }: { readonly places: readonly Required<Parent>[] }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const trail = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: places.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(index < places.length - 1 && { item: `${siteConfig.url}${href}` }),
    })),
  };
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(trail)}</script>
    </Head>
  );
}

type Group = Extract<PropSidebarItem, { type: 'category' }>;

/** The groups of a sidebar around the link to a page, from the outermost; undefined without a link. */
function groupsAround(path: string, items: readonly PropSidebarItem[]): Group[] | undefined {
  for (const item of items) {
    if (item.type === 'link' && item.href === path) return [];
    const within = item.type === 'category' ? groupsAround(path, item.items) : undefined;
    if (within && item.type === 'category') return [item, ...within];
  }
  return undefined;
}
