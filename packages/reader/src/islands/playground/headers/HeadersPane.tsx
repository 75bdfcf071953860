import type { ReactNode } from 'react';
import { useId } from 'react';
import { translate } from '@docusaurus/Translate';
import { currentApi } from '../../../api';
import { nameOfTarget } from '../targets/targets';
import type { Header } from '../../sandbox/request-headers';
import { faultOf, isSecret } from '../../sandbox/request-headers';
import styles from './headers.module.css';
import { sayIgnored, sayUse } from './say-use';

export interface HeadersPaneProps {
  readonly headers: readonly Header[];
  /** Address that they are sent to; empty for the model in the page. */
  readonly target: string;
  readonly onChange: (headers: readonly Header[]) => void;
}

/** Headers of a request as rows of names and values, with a blank one to go on with. */
export function HeadersPane({ headers, target, onChange }: HeadersPaneProps): ReactNode {
  const id = useId();
  const common = [currentApi().endpoints.auth.header, 'Accept-Language', 'X-Request-Id'];
  const rows = [...headers, { name: '', value: '' }];
  const change = (index: number, part: Partial<Header>): void => {
    const next = rows.map((row, at) => (at === index ? { ...row, ...part } : row));
    onChange(next.filter(({ name, value }) => name !== '' || value !== ''));
  };
  return (
    <div className={styles.pane}>
      <datalist id={id}>
        {common.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <ul className={styles.rows}>
        {rows.map((row, index) => (
          // A row is where it is: rows have no names of their own, and two can be the same.
          <li key={index}>
            <div className={styles.row}>
              <input
                aria-label={translate(
                  { id: 'playground.headers.name.label', message: 'Name of header {number}' },
                  { number: index + 1 },
                )}
                placeholder={translate({ id: 'playground.headers.name', message: 'Name' })}
                list={id}
                aria-describedby={`${id}${index}`}
                autoComplete="off"
                spellCheck={false}
                value={row.name}
                onChange={({ target: { value } }) => change(index, { name: value.trim() })}
              />
              <input
                aria-label={translate(
                  { id: 'playground.headers.value.label', message: 'Value of header {number}' },
                  { number: index + 1 },
                )}
                type={isSecret(row.name) ? 'password' : 'text'}
                placeholder={translate({ id: 'playground.headers.value', message: 'Value' })}
                autoComplete="off"
                spellCheck={false}
                value={row.value}
                onChange={({ target: { value } }) => change(index, { value })}
              />
              <button
                type="button"
                className={styles.remove}
                aria-label={translate(
                  { id: 'playground.headers.remove', message: 'Remove header {number}' },
                  { number: index + 1 },
                )}
                disabled={index === headers.length}
                onClick={() => change(index, { name: '', value: '' })}
              >
                ×
              </button>
            </div>
            <Fault
              id={`${id}${index}`}
              text={faultOf(row, rows.slice(index + 1)) ?? sayIgnored(row, target)}
            />
          </li>
        ))}
      </ul>
      <p className={styles.use}>
        <strong>{nameOfTarget(target)}:</strong> {sayUse(target)}
      </p>
    </div>
  );
}

interface FaultProps {
  readonly id: string;
  readonly text: string | undefined;
}

function Fault({ id, text }: FaultProps): ReactNode {
  return (
    <p id={id} className={styles.fault}>
      {text}
    </p>
  );
}
