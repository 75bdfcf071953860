import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from '../styles.module.css';
import type { SymbolProps } from './PossibleTypes';
import { PossibleTypes } from './PossibleTypes';
import { Rows } from './Rows';

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
        <a href={symbol.path}>
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
