import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { SymbolRecord } from '../../../search/symbol-records';
import { ask } from '../../sandbox';
import type { BrowserProps } from './Rows';
import { Rows } from './Rows';

export interface SymbolProps extends BrowserProps {
  readonly symbol: SymbolRecord;
  readonly onShow: (record: SymbolRecord) => void;
}

/** The types that a union can be, each with a fragment to be put into the request. */
export function PossibleTypes(props: SymbolProps): ReactNode {
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
