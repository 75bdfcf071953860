// Ejected: the keys of the site are listed at the foot of each page, and no HTML is made of a string.
import type { ReactNode } from 'react';
import type { Props } from '@theme/Footer/Copyright';
import { KeyboardHelp } from 'graphql-docs-reader/components';

export default function FooterCopyright({ copyright }: Props): ReactNode {
  return (
    <>
      <div className="footer__copyright">{copyright}</div>
      <KeyboardHelp />
    </>
  );
}
