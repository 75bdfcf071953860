import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { Badge } from '../Badge';
import { AnchorLink } from '../Member/AnchorLink';
import styles from './styles.module.css';

export interface EnumValueProps {
  readonly name: string;
  readonly deprecated?: boolean;
}

/** Name of an enum's value in its table, with its anchor. */
export function EnumValue({ name, deprecated = false }: EnumValueProps): ReactNode {
  useBrokenLinks().collectAnchor(name);
  return (
    <span id={name} className={styles.value}>
      <code>{name}</code>
      <AnchorLink id={name} name={name} />
      {deprecated && <Badge kind="deprecated" />}
    </span>
  );
}
