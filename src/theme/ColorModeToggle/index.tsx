// Wraps: the button takes clicks before the scripts of the page have come, and names the colours that
// are shown to whoever has not chosen any.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { BrowserContext } from 'graphql-docs-reader/docusaurus';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type { Props } from '@theme/ColorModeToggle';

export default function ColorModeToggleWrapper({
  value,
  className,
  onChange,
  ...rest
}: Props): ReactNode {
  const shown = rest.respectPrefersColorScheme ? value : (value ?? 'light');
  // An early click is answered before React knows which colours are shown.
  const change: Props['onChange'] = (next) =>
    onChange(rest.respectPrefersColorScheme ? next : isDark() ? 'light' : 'dark');
  return (
    <BrowserContext value>
      <ColorModeToggle
        {...rest}
        value={shown}
        onChange={change}
        className={clsx('needsScripts', className)}
      />
    </BrowserContext>
  );
}

function isDark(): boolean {
  return document.documentElement.dataset['theme'] === 'dark';
}
