import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { Badge } from '../Badge';
import { TypeName } from '../TypeName';
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
  name,
  id,
  type,
  to,
  required,
  deprecated,
  ...rest
}: MemberProps): ReactNode {
  return (
    <div className={styles.member}>
      {name !== undefined && <MemberName name={name} id={id} href={rest.href} />}
      <TypeName of={type} to={to} />
      {required && <Badge kind="required" />}
      {deprecated && <Badge kind="deprecated" />}
      {rest.default !== undefined && (
        <span className={styles.default}>
          default <code>{rest.default}</code>
        </span>
      )}
      {rest.children}
    </div>
  );
}

/** A large schema has hundreds of rows on a page, so a name is one element: a link to itself. */
function MemberName({
  name,
  id,
  href,
}: Pick<MemberProps, 'id' | 'href'> & { readonly name: string }): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  if (id !== undefined) collectAnchor(id);
  const target = id === undefined ? href : `#${id}`;
  if (target === undefined) return <code className={styles.name}>{name}</code>;
  return (
    <Link id={id} className={styles.name} to={target}>
      {name}
    </Link>
  );
}
