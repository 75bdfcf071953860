// Wraps: what follows the reader's scrolling is an island.
import type { ReactNode } from 'react';
import TOC from '@theme-original/TOC';
import type { Props } from '@theme/TOC';

export default function ContentsWrapper(props: Props): ReactNode {
  return (
    <div className="contents" data-island="contents">
      <TOC {...props} />
    </div>
  );
}
