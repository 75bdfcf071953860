import type { ReactNode } from 'react';
import { useId } from 'react';
import { currentApi } from '../../../api';
import type { Header } from '../../sandbox/request-headers';
import { faultOf, isSecret } from '../../sandbox/request-headers';
import { localApi, nameOfTarget } from '../targets/targets';
import styles from './headers.module.css';
import { t } from '../../../t';

interface HeadersPaneProps {
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
                aria-label={t('playground.headers.name.label', { number: index + 1 })}
                placeholder={t('playground.headers.name')}
                list={id}
                aria-describedby={`${id}${index}`}
                autoComplete="off"
                spellCheck={false}
                value={row.name}
                onChange={({ target: { value } }) => change(index, { name: value.trim() })}
              />
              <input
                aria-label={t('playground.headers.value.label', { number: index + 1 })}
                type={isSecret(row.name) ? 'password' : 'text'}
                placeholder={t('playground.headers.value')}
                autoComplete="off"
                spellCheck={false}
                value={row.value}
                onChange={({ target: { value } }) => change(index, { value })}
              />
              <button
                type="button"
                className={styles.remove}
                aria-label={t('playground.headers.remove', { number: index + 1 })}
                disabled={index === headers.length}
                onClick={() => change(index, { name: '', value: '' })}
              >
                ×
              </button>
            </div>
            <p id={`${id}${index}`} className={styles.fault}>
              {faultOf(row, rows.slice(index + 1)) ?? sayIgnored(row, target)}
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.use}>
        <strong>{nameOfTarget(target)}:</strong> {sayUse(target)}
      </p>
    </div>
  );
}

const own = t('playground.headers.own');
const secrets = t('playground.headers.secrets');

/** What a target makes of headers. Empty stands for the model in the page. */
function sayUse(target: string): string {
  if (target === '') return t('playground.headers.model');
  const { header } = currentApi().endpoints.auth;
  const role =
    target === localApi()
      ? t('playground.headers.local')
      : t('playground.headers.remote', { header });
  return `${role} ${own} ${secrets}`;
}

/** Why a header is of no use, as the reader writes it; undefined if it is, or may still become it. */
function sayIgnored({ name, value }: Header, target: string): string | undefined {
  if (target !== '' || /^accept-language$/i.test(name)) return undefined;
  if (/^authorization$/i.test(name)) return t('playground.headers.noAuthorization');
  if (name === '' || value === '') return undefined;
  return t('playground.headers.ignored', { name });
}
