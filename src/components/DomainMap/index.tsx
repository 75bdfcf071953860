import type { ReactNode, SyntheticEvent } from 'react';
import { useState } from 'react';
import clsx from 'clsx';
import { drawArc } from './draw-arc';
import type { Arc } from './draw-arc';
import styles from './styles.module.css';

export interface DomainMapProps {
  /** Number of entries of the list. */
  readonly rows: string;
  /** JSON of the arcs. */
  readonly arcs: string;
  /** The list; its entries are of equal height. */
  readonly children: ReactNode;
}

/** A list with arcs between its entries; those of the entry at hand stand out. */
export function DomainMap({ rows, arcs, children }: DomainMapProps): ReactNode {
  const [row, setRow] = useState(-1);
  const point = ({ target }: SyntheticEvent): void => setRow(positionOf(target));
  const leave = (): void => setRow(-1);
  const drawn = JSON.parse(arcs) as readonly Arc[];
  const longest = Math.max(...drawn.map(([from, to]) => Math.abs(from - to)));
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- they only colour the picture
    <div
      className={clsx(styles.map, row !== -1 && styles.pointed)}
      onPointerOver={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      {children}
      <svg viewBox={`0 0 60 ${2 * Number(rows)}`} preserveAspectRatio="none" aria-hidden>
        {drawn.map(([from, to, count]) => (
          <path
            key={`${from} ${to}`}
            className={clsx(from > to && styles.up, (from === row || to === row) && styles.own)}
            d={drawArc([from, to, count], longest)}
            strokeWidth={0.5 + count / 2}
          />
        ))}
      </svg>
    </div>
  );
}

/** Position of the entry of a list that holds an element; -1 outside of one. */
function positionOf(target: EventTarget): number {
  const entry = target instanceof Element ? target.closest('li') : null;
  return entry ? [...(entry.parentElement?.children ?? [])].indexOf(entry) : -1;
}
