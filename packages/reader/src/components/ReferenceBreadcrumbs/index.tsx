import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
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

const lists = [
  {
    label: currentApi().title,
    href: referencePath,
  },
  ...categories.map(({ label, folder }) => ({ label, href: `${referencePath}/${folder}` })),
];

/** Where a page of the reference stands: home, reference, category, symbol. */
export function ReferenceBreadcrumbs({ path, title }: ReferenceBreadcrumbsProps): ReactNode {
  const parents = lists.filter(({ href }) => path.startsWith(`${href}/`));
  const all = [...parents, { label: title, href: path }];
  return (
    <>
      <DocBreadcrumbsStructuredData breadcrumbs={all.map((one) => ({ type: 'link', ...one }))} />
      <nav className={ThemeClassNames.docs.docBreadcrumbs} aria-label={t('breadcrumbs.label')}>
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
