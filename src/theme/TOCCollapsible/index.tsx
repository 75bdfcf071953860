// Ejected: the contents list of a phone opens without scripts; where it lies over the text it closes.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';

export default function ContentsFold({ toc, className, ...props }: Props): ReactNode {
  // A page has two lists, and in its file what is below a section once: the island adds it.
  const sections = toc.filter(({ level }) => level === 2);
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
      <TOCItems {...props} className="table-of-contents" toc={sections} />
    </details>
  );
}
