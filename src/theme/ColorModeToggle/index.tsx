// Wraps: the button takes clicks before the scripts of the page have come.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { BrowserContext } from 'graphql-docs-reader/docusaurus';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type { Props } from '@theme/ColorModeToggle';

export default function ColorModeToggleWrapper(props: Props): ReactNode {
  return (
    <BrowserContext value>
      <ColorModeToggle {...props} className={clsx('needsScripts', props.className)} />
    </BrowserContext>
  );
}
