import type { ReactNode } from 'react';

/** The head comes with each document, so nothing of it is worked out in the browser. */
export const Helmet = (): ReactNode => null;

export function HelmetProvider({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}
