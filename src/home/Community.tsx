import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { product } from '../product';
import { ExternalMark } from 'graphql-docs-reader/components';
import styles from './styles.module.css';

/** Where the people are, and the code. */
export function Community(): ReactNode {
  return (
    <ul className={styles.community}>
      {[
        {
          label: translate({ id: 'home.sourceCode', message: 'Source code' }),
          href: product.urls.source,
        },
        ...product.social,
      ].map(({ label, href }) => (
        <li key={href}>
          <Link href={href}>
            {label}
            <ExternalMark />
          </Link>
        </li>
      ))}
    </ul>
  );
}
