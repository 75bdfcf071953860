import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { namedType, typeInWords } from '../../graphql/type-words';
import styles from './styles.module.css';
import { useTypeWords } from './useTypeWords';

export interface TypeNameProps {
  /** Type as the SDL writes it, for example `[Space!]!`. */
  readonly of: string;
  /** Address of the page of the type at its heart. */
  readonly to?: string | undefined;
}

/** A type reference whose name is a link, followed by what it means if the reader wants words. */
export function TypeName({ of, to }: TypeNameProps): ReactNode {
  const [inWords] = useTypeWords();
  const name = namedType(of);
  const [before, after] = of.split(name);
  return (
    <>
      <code className={styles.type}>
        {before}
        {to === undefined ? name : <Link to={to}>{name}</Link>}
        {after}
      </code>
      {inWords && <span className={styles.words}>{typeInWords(of)}</span>}
    </>
  );
}
