import type { ComponentProps, ReactNode } from 'react';
import { Fragment } from 'react';
import { splitNames } from '../../graphql/split-names';

export interface BreakableProps {
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

/** The same within other text, where all but the longest names find room in a line of their own. */
export function BreakableInText({ children }: { readonly children: ReactNode }): ReactNode {
  return typeof children === 'string' ? <Breakable from={24}>{children}</Breakable> : children;
}

/** Code within text. */
export function BreakableCode({ children, ...props }: ComponentProps<'code'>): ReactNode {
  return (
    <code {...props}>
      <BreakableInText>{children}</BreakableInText>
    </code>
  );
}
