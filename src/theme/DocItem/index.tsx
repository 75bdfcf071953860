// Wraps: a page of the docs is content, which the browser leaves as it is.
import type { ReactNode } from 'react';
import DocItem from '@theme-original/DocItem';
import type { Props } from '@theme/DocItem';

export default function DocItemWrapper(props: Props): ReactNode {
  return (
    <div data-content="docs">
      <DocItem {...props} />
    </div>
  );
}
