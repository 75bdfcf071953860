import type { ReactElement, ReactNode } from 'react';
import { Children, isValidElement } from 'react';

export interface ExampleChildren {
  /** What is said of the example. */
  readonly lead: readonly ReactNode[];
  /** The blocks of the request and of its variables. */
  readonly asked: readonly ReactNode[];
  readonly answered: ReactNode;
}

/** An example is written as text, a fence of GraphQL, one for variables or none, and the response. */
export function splitChildren(children: ReactNode): ExampleChildren {
  const all = Children.toArray(children);
  const fences = all.filter(isFence);
  return {
    lead: all.filter((child) => !isFence(child)),
    asked: fences.slice(0, -1),
    answered: fences.at(-1),
  };
}

interface WithChildren {
  readonly className?: unknown;
  readonly children?: ReactNode;
}

/** MDX makes of a fence a `pre` that holds a `code` with the class `language-…`. */
function isFence(child: ReactNode): child is ReactElement {
  if (!isValidElement<WithChildren>(child)) return false;
  const code = child.props.children;
  return isValidElement<WithChildren>(code) && String(code.props.className).startsWith('language-');
}
