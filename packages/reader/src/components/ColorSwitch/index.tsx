import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/ColorModeToggle';
import { maskIcon } from '../MaskIcon';
import styles from './styles.module.css';

const ColoursIcon = maskIcon('colours');

/** Changes the colours of the site. It names those that are shown to whoever has not chosen any. */
export function ColorSwitch({ value, onChange, className, buttonClassName }: Props): ReactNode {
  const mode =
    value === 'dark'
      ? translate({
          id: 'theme.colorToggle.ariaLabel.mode.dark',
          message: 'dark mode',
          description: 'The name for the dark color mode',
        })
      : translate({
          id: 'theme.colorToggle.ariaLabel.mode.light',
          message: 'light mode',
          description: 'The name for the light color mode',
        });
  return (
    <div className={clsx('needsScripts', className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        title={mode}
        aria-label={translate(
          {
            id: 'theme.colorToggle.ariaLabel',
            message: 'Switch between dark and light mode (currently {mode})',
            description: 'The ARIA label for the color mode toggle',
          },
          { mode },
        )}
        onClick={() => onChange(isDark() ? 'light' : 'dark')}
      >
        <ColoursIcon />
      </button>
    </div>
  );
}

/** An early click is answered before React knows which colours are shown. */
function isDark(): boolean {
  return document.documentElement.dataset['theme'] === 'dark';
}
