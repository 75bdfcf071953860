// Wraps: the keys of the site are listed at the foot of each page.
import type { ReactNode } from 'react';
import Copyright from '@theme-original/Footer/Copyright';
import type { Props } from '@theme/Footer/Copyright';
import { KeyboardHelp } from '@site/src/components/KeyboardHelp';

export default function CopyrightWrapper(props: Props): ReactNode {
  return (
    <>
      <Copyright {...props} />
      <KeyboardHelp />
    </>
  );
}
