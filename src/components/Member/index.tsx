import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { Badge } from '../Badge';
import { TypeName } from '../TypeName';
import { AnchorLink } from './AnchorLink';
import styles from './styles.module.css';

export interface MemberProps {
  /** Absent below a heading, which names the member. */
  readonly name?: string;
  /** Anchor, where the page is the member's home. */
  readonly id?: string;
  /** Address of the member's home, where it is shown in place. */
  readonly href?: string;
  /** Type as the SDL writes it, and the address of the type's page. */
  readonly type: string;
  readonly to?: string;
  readonly required?: boolean;
  /** Default value as the SDL writes it. */
  readonly default?: string;
  readonly deprecated?: boolean;
  readonly children?: ReactNode;
}

/** An argument, input field or field: name, type, what it needs, description. */
export function Member({
  type,
  to,
  required,
  deprecated,
  children,
  ...props
}: MemberProps): ReactNode {
  return (
    <div className={styles.member}>
      <div className={styles.head}>
        <MemberName {...props} />
        <TypeName of={type} to={to} />
        {required && <Badge kind="required" />}
        {deprecated && <Badge kind="deprecated" />}
        {props.default !== undefined && (
          <span className={styles.default}>
            default <code>{props.default}</code>
          </span>
        )}
      </div>
      {children}
    </div>
  );
}

function MemberName({ name, id, href }: Pick<MemberProps, 'name' | 'id' | 'href'>): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  if (name === undefined) return null;
  if (id === undefined) {
    return <code className={styles.name}>{href ? <Link to={href}>{name}</Link> : name}</code>;
  }
  collectAnchor(id);
  return (
    <span id={id} className={styles.name}>
      <code>{name}</code>
      <AnchorLink id={id} name={name} />
    </span>
  );
}
