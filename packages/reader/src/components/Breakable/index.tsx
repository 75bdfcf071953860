import type { ComponentProps, ReactNode } from 'react';
import { createContext, Fragment, useContext } from 'react';
import { splitNames } from 'graphql-docs-reference/graphql';

interface BreakableProps {
  readonly children: string;
  /** Length from which a name can break; shorter ones go to the next line as a whole. */
  readonly from?: number;
}

/** A text whose long names break between their words where a line is too short for them. */
export function Breakable({ children, from = 16 }: BreakableProps): ReactNode {
  return splitNames(children, from).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** Length from which names within other text break: all but the longest have a line of their own. */
const BreakFrom = createContext(24);

/** The same within other text. */
export function BreakableInText({ children }: { readonly children: ReactNode }): ReactNode {
  const from = useContext(BreakFrom);
  return typeof children === 'string' ? <Breakable from={from}>{children}</Breakable> : children;
}

/** Code within text. */
export function BreakableCode({ children, ...props }: ComponentProps<'code'>): ReactNode {
  return (
    <code {...props}>
      <BreakableInText>{children}</BreakableInText>
    </code>
  );
}

/**
 * A table of a page; the island `table` has the keyboard reach and scroll a wide one. Its names break
 * sooner than others, where a narrow window lets them break at all: a column is narrower than a line.
 */
export function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <BreakFrom value={12}>
      <table {...props} data-island="table" />
    </BreakFrom>
  );
}
