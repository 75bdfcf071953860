// Ejected: the contents list of a phone opens without scripts; where it lies over the text it closes.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import { fewestToFold } from '../TOCItems/Tree';

export default function ContentsFold({ toc, className, ...props }: Props): ReactNode {
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
      <TOCItems {...props} toc={withoutFolded(toc)} />
    </details>
  );
}

/** Headings without those that are folded: a page has two lists, and in its file the long ones once. */
function withoutFolded(toc: Props['toc']): Props['toc'] {
  const sections = toc.map((_, index) =>
    toc.slice(0, index + 1).findLastIndex(({ level }) => level === 2),
  );
  return toc.filter(({ level }, index) => {
    const section = sections.filter((other) => other === sections[index]);
    return level === 2 || section.length <= fewestToFold;
  });
}
