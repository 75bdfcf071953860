import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { SymbolRecord } from 'graphql-docs-reference/search';
import { placed } from '../../../api';
import type { Change } from '../../../language-service/edit/request';
import styles from '../styles.module.css';
import type { SchemaIndex } from '../../schema-index';
import { t } from '../../../t';

export interface BrowserProps {
  readonly index: SchemaIndex;
  /** Schema coordinates that the request holds. */
  readonly selected: ReadonlySet<string>;
  /** Given a schema coordinate. */
  readonly onToggle: (coordinate: string) => void;
  /** Puts a request in the place of the one that is edited, and says what it did. */
  readonly onWay: (change: Change) => string;
}

export interface RowsProps extends BrowserProps {
  readonly records: readonly SymbolRecord[];
  readonly onShow: (record: SymbolRecord) => void;
  /** Results of a search are called by their owners, too; members lead to their documentation. */
  readonly of: 'kind' | 'search' | 'symbol' | 'union';
}

/** Names of the schema: what can be asked for has a box, checked if it is in the request; types open. */
export function Rows({ records, index, selected, onShow, onToggle, of }: RowsProps): ReactNode {
  return (
    <ul className={styles.rows}>
      {records.map((record) => {
        const { coordinate, name, label, type, path, isDeprecated } = record;
        const nameClass = clsx(styles.name, isDeprecated && styles.deprecated);
        const target = index.typeOf(record);
        return (
          <li key={coordinate} className={styles.row}>
            {(of === 'union' || selectable.includes(record.kind)) && (
              <input
                type="checkbox"
                className={styles.select}
                aria-label={t('playground.schema.select', { name: of === 'search' ? label : name })}
                checked={selected.has(coordinate)}
                onChange={() => onToggle(coordinate)}
              />
            )}
            {record.kind === 'enumValue' && (
              <button
                type="button"
                className={styles.insert}
                aria-label={t('playground.schema.insert', { name })}
                title={t('playground.schema.insertHere')}
                onClick={() => onToggle(coordinate)}
              >
                +
              </button>
            )}
            <span className={styles.words}>
              {of === 'symbol' ? (
                <a href={placed(path)} className={nameClass}>
                  {name}
                </a>
              ) : (
                <button type="button" className={nameClass} onClick={() => onShow(record)}>
                  {of === 'search' ? label : name}
                </button>
              )}
              {type !== '' && (
                <button
                  type="button"
                  className={styles.type}
                  disabled={!target}
                  onClick={() => target && onShow(target)}
                >
                  {type}
                </button>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const selectable: readonly SymbolRecord['kind'][] = [
  'query',
  'mutation',
  'field',
  'argument',
  'inputField',
];
