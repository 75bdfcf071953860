import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { ThemeClassNames } from '@docusaurus/theme-common';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import type { SymbolKind } from '../../graphql/categories';
import { categories, referencePath } from '../../graphql/categories';
import styles from './styles.module.css';

/** Where a page of the reference stands: home, reference, category, symbol. */
export function ReferenceBreadcrumbs({
  kind,
  title,
}: {
  readonly kind: SymbolKind;
  readonly title: string;
}): ReactNode {
  const category = categories.find((candidate) => candidate.kind === kind);
  const parents = [
    { label: 'GraphQL API', href: referencePath },
    ...(category ? [{ label: category.label, href: `${referencePath}/${category.folder}` }] : []),
  ];
  return (
    <>
      <DocBreadcrumbsStructuredData
        breadcrumbs={parents.map((parent) => ({ type: 'link', ...parent }))}
      />
      <nav
        className={clsx(ThemeClassNames.docs.docBreadcrumbs, styles.container)}
        aria-label="Breadcrumbs"
      >
        <ul className="breadcrumbs">
          <HomeBreadcrumbItem />
          {parents.map(({ label, href }) => (
            <li key={href} className="breadcrumbs__item">
              <Link className="breadcrumbs__link" href={href}>
                <span>{label}</span>
              </Link>
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
