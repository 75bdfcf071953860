// Ejected: the contents list of a phone opens without scripts; where it lies over the text it closes.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';

export default function ContentsFold({ className, ...props }: Props): ReactNode {
  return (
    <details className={clsx('contentsFold', className)} data-island="contents-fold">
      <summary>
        <Translate
          id="theme.TOCCollapsible.toggleButtonLabel"
          description="The label used by the button on the collapsible TOC component"
        >
          On this page
        </Translate>
      </summary>
      <TOCItems {...props} />
    </details>
  );
}
