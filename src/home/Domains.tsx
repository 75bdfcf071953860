import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import domains from '@generated/home-data/default/domains.json';
import { translate } from '@docusaurus/Translate';
import { formatNumber, pluralForm } from 'graphql-docs-reference/i18n';
import styles from './styles.module.css';

/** The domains of the schema; one that is a single file has none, and the reference lists it. */
export function Domains(): ReactNode {
  if (domains.length === 0) {
    return (
      <p>
        <Link to="/docs/graphql">
          {translate({ id: 'home.allSymbols', message: 'All operations and types' })}
        </Link>
      </p>
    );
  }
  return (
    <ul className={styles.domains}>
      {domains.map(({ label, href, operations, types }) => (
        <li key={href}>
          <Link to={href}>{label}</Link>
          <span className={styles.note}>
            {countOperations(operations)}, {countTypes(types)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function countOperations(count: number): string {
  return pluralForm(
    count,
    translate(
      { id: 'home.operations', message: '{count} operation|{count} operations' },
      { count: formatNumber(count) },
    ),
  );
}

function countTypes(count: number): string {
  return pluralForm(
    count,
    translate(
      { id: 'home.types', message: '{count} type|{count} types' },
      { count: formatNumber(count) },
    ),
  );
}
