import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { referencePath } from '../../../graphql/categories';
import { useSingleKeys } from '../../KeyboardHelp/useSingleKeys';
import styles from './styles.module.css';

export interface StartProps {
  readonly examples: readonly string[];
  readonly onQuery: (query: string) => void;
}

/** Before anything is typed: what may be. */
export function Start({ examples, onQuery }: StartProps): ReactNode {
  return (
    <div className={styles.guidance}>
      <p>
        Type the name of an operation, a type, a field, an argument or a value, or words of it in
        any order. Or ask in words, and guides answer.
      </p>
      <ul className={styles.examples}>
        {examples.map((example) => (
          <li key={example}>
            <button type="button" className={styles.example} onClick={() => onQuery(example)}>
              {example}
            </button>
          </li>
        ))}
      </ul>
      <SlashSetting />
    </div>
  );
}

function SlashSetting(): ReactNode {
  const [isOn, setOn] = useSingleKeys();
  return (
    <label className={styles.keys}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => setOn(target.checked)} />{' '}
      <kbd>/</kbd> opens this dialog
    </label>
  );
}

export interface NoResultsProps {
  readonly query: string;
  /** Takes the filter away, where there is one. */
  readonly onAllKinds: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Nothing was found: what to try, and where to look instead. */
export function NoResults({ query, onAllKinds, onClose }: NoResultsProps): ReactNode {
  return (
    <div className={styles.guidance}>
      <p>
        Nothing found for “{query}”{onAllKinds ? ' among these' : ''}. Try fewer words, or another
        word for it, in English.
      </p>
      {onAllKinds && (
        <p>
          <button type="button" className="button button--primary button--sm" onClick={onAllKinds}>
            Search everything
          </button>
        </p>
      )}
      <p>
        Or look through the{' '}
        <Link to={referencePath} onClick={onClose}>
          GraphQL API
        </Link>{' '}
        or the{' '}
        <Link to="/docs/intro" onClick={onClose}>
          guides
        </Link>
        .
      </p>
    </div>
  );
}
