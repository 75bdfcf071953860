// Wraps: it is a landmark, and what follows the reader's scrolling is an island.
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import TOC from '@theme-original/TOC';
import type { Props } from '@theme/TOC';

export default function ContentsWrapper(props: Props): ReactNode {
  const name = translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
    description: 'The name of the contents of a page, as of the button that shows them',
  });
  return (
    <nav className="contents" aria-label={name} data-island="contents">
      <TOC {...props} />
    </nav>
  );
}
