import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
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
        {translate({
          id: 'search.start.what',
          message:
            'Type the name of an operation, a type, a field, an argument or a value, or words of it in any order. Or ask in words, and guides answer.',
        })}
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
      <Translate id="search.start.slash" values={{ key: <kbd>/</kbd> }}>
        {'{key} opens this dialog'}
      </Translate>
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
        {onAllKinds
          ? translate(
              {
                id: 'search.none.filtered',
                message:
                  'Nothing found for “{query}” among these. Try fewer words, or another word for it, in English.',
              },
              { query },
            )
          : translate(
              {
                id: 'search.none',
                message:
                  'Nothing found for “{query}”. Try fewer words, or another word for it, in English.',
              },
              { query },
            )}
      </p>
      {onAllKinds && (
        <p>
          <button type="button" className="button button--primary button--sm" onClick={onAllKinds}>
            {translate({ id: 'search.start.searchAll', message: 'Search everything' })}
          </button>
        </p>
      )}
      <p>
        <Translate
          id="search.none.elsewhere"
          values={{
            reference: (
              <Link to={referencePath} onClick={onClose}>
                {translate({ id: 'search.none.reference', message: 'GraphQL API' })}
              </Link>
            ),
            guides: (
              <Link to="/docs/intro" onClick={onClose}>
                {translate({ id: 'search.none.guides', message: 'guides' })}
              </Link>
            ),
          }}
        >
          {'Or look through the {reference} or the {guides}.'}
        </Translate>
      </p>
    </div>
  );
}
