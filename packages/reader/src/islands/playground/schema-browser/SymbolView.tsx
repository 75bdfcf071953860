import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useEffect, useState } from 'react';
import type { SymbolRecord } from 'graphql-docs-reference/search';
import { placed } from '../../../api';
import { ask } from '../../sandbox';
import styles from '../styles.module.css';
import type { BrowserProps } from './Rows';
import { Rows } from './Rows';

interface SymbolProps extends BrowserProps {
  readonly symbol: SymbolRecord;
  readonly onShow: (record: SymbolRecord) => void;
}

interface SymbolViewProps extends SymbolProps {
  readonly onBack: () => void;
}

/** One operation or type: what it is, where more is said of it, and its members. */
export function SymbolView(props: SymbolViewProps): ReactNode {
  const { symbol, index, onBack, onShow } = props;
  const type = index.typeOf(symbol);
  return (
    <div>
      <button type="button" className={styles.back} onClick={onBack}>
        {translate({ id: 'playground.schema.back', message: '← Back' })}
      </button>
      <h3 className={styles.symbol}>{symbol.name}</h3>
      {symbol.description && <p className={styles.description}>{symbol.description}</p>}
      <p className={styles.ways}>
        <a href={placed(symbol.path)}>
          {translate({ id: 'playground.schema.documentation', message: 'Documentation' })}
        </a>
        {type && (
          <>
            {translate({
              id: 'playground.schema.returns',
              message: ' · returns ',
              description: 'Before the type of an operation or a field',
            })}
            <button type="button" className={styles.type} onClick={() => onShow(type)}>
              {symbol.type}
            </button>
          </>
        )}
      </p>
      <Rows {...props} records={index.membersOf(symbol)} of="symbol" />
      {symbol.kind === 'union' && <PossibleTypes {...props} key={symbol.name} />}
    </div>
  );
}

/** The types that a union can be, each with a fragment to be put into the request. */
function PossibleTypes(props: SymbolProps): ReactNode {
  const { symbol, index } = props;
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    let isOver = false;
    ask('possibleTypes', symbol.name).then(
      (found) => isOver || setNames(found),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [symbol.name]);
  const records = names.flatMap((name) => index.typeNamed(name) ?? []);
  return <Rows {...props} records={records} of="union" />;
}
