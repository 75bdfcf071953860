import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
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
    href === undefined ? [] : [{ type: 'link' as const, label, href }],
  );
  return (
    <>
      <DocBreadcrumbsStructuredData breadcrumbs={places} />
      <nav className={ThemeClassNames.docs.docBreadcrumbs} aria-label={t('breadcrumbs.label')}>
        <ul className="breadcrumbs">
          <HomeBreadcrumbItem />
          {parents.map(({ label, href }) => (
            <li key={label} className="breadcrumbs__item">
              {href === undefined ? (
                <span className="breadcrumbs__link">{label}</span>
              ) : (
                <Link className="breadcrumbs__link" href={href}>
                  <span>{label}</span>
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
