// Wraps: the button takes clicks before the scripts of the page have come.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { Context as BrowserContext } from '@docusaurus/core/lib/client/browserContext';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type { Props } from '@theme/ColorModeToggle';

export default function ColorModeToggleWrapper(props: Props): ReactNode {
  return (
    <BrowserContext value>
      <ColorModeToggle {...props} className={clsx('needsScripts', props.className)} />
    </BrowserContext>
  );
}
