import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import domains from '@generated/home-data/default/domains.json';
import { countInWords } from './count-in-words';
import styles from './styles.module.css';

/** The domains of the schema; one that is a single file has none, and the reference lists it. */
export function Domains(): ReactNode {
  if (domains.length === 0) {
    return (
      <p>
        <Link to="/docs/graphql">All operations and types</Link>
      </p>
    );
  }
  return (
    <ul className={styles.domains}>
      {domains.map(({ label, href, operations, types }) => (
        <li key={href}>
          <Link to={href}>{label}</Link>
          <span className={styles.note}>
            {countInWords(operations, 'operation')}, {countInWords(types, 'type')}
          </span>
        </li>
      ))}
    </ul>
  );
}
