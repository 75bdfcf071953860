import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { Badge } from '../Badge';
import styles from './styles.module.css';

export interface EnumValueProps {
  readonly name: string;
  readonly deprecated?: boolean;
}

/** Name of an enum's value in its table, with its anchor. */
export function EnumValue({ name, deprecated = false }: EnumValueProps): ReactNode {
  useBrokenLinks().collectAnchor(name);
  return (
    <span className={styles.value}>
      <Link id={name} to={`#${name}`}>
        <code>{name}</code>
      </Link>
      {deprecated && <Badge kind="deprecated" />}
    </span>
  );
}
