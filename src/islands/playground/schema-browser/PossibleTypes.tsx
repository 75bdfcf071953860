import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { ask } from '../../sandbox';
import { Rows } from './Rows';
import type { SymbolViewProps } from './SymbolView';

/** The types that a union can be, each with a fragment to be put into the request. */
export function PossibleTypes(props: SymbolViewProps): ReactNode {
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
