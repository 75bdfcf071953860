import type { ReactNode, Ref } from 'react';
import { Fragment } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { Breakable } from '../Breakable';
import styles from './styles.module.css';
import type { Cut, Entry } from './symbols';
import { t } from '../../t';

interface SymbolListProps {
  readonly ref?: Ref<HTMLUListElement>;
  readonly id?: string;
  readonly entries: readonly Entry[];
  readonly cut?: Cut | undefined;
  /** What stands above an entry and those that follow with the same. */
  readonly titleOf: (entry: Entry) => string | undefined;
  readonly activePath: string;
  readonly onItemClick: (() => void) | undefined;
}

export function SymbolList(props: SymbolListProps): ReactNode {
  const { ref, id, entries, cut, titleOf, activePath, onItemClick } = props;
  const titles = entries.map(titleOf);
  return (
    <ul
      ref={ref}
      id={id}
      className={clsx('menu__list', styles.symbols)}
      data-cut={sides.filter((side) => cut?.[side]).join(' ') || undefined}
    >
      {entries.map(({ name, path, isDeprecated }, index) => {
        const isCurrent = path === activePath;
        const label = <Breakable>{name}</Breakable>;
        return (
          <Fragment key={path}>
            {titles[index] !== titles[index - 1] && (
              <li className={styles.title}>{titles[index]}</li>
            )}
            <li>
              <Link
                className={clsx('menu__link', isCurrent && 'menu__link--active')}
                to={path}
                aria-current={isCurrent ? 'page' : undefined}
                onClick={onItemClick}
              >
                {isDeprecated ? <Deprecated>{label}</Deprecated> : label}
              </Link>
            </li>
          </Fragment>
        );
      })}
    </ul>
  );
}

const sides = ['before', 'after'] as const;

/** Struck through to see, and said to hear. */
export function Deprecated({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <s>{children}</s>
      <span className="hiddenWords">{t('document.isDeprecated')}</span>
    </>
  );
}

/** Scrolls the menu that a list is in, and never the page, so that the entry of the page is in view. */
export function showCurrent(list: Element): void {
  const entries = [...list.querySelectorAll('[aria-current=page]')];
  // The other order, which is hidden, has one, too.
  const entry = entries.find((candidate) => candidate.getClientRects().length > 0);
  const menu = list.closest('.menu');
  if (!entry || !menu) return;
  const [outer, inner] = [menu.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  menu.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
}
