// Wraps: a link to another site is marked in text too, and not only in the navbar and the footer.
import type { ReactNode } from 'react';
import A from '@theme-original/MDXComponents/A';
import type { Props } from '@theme/MDXComponents/A';
import { ExternalMark } from '@site/src/components/ExternalMark';

export default function MarkedLink({ children, ...props }: Props): ReactNode {
  const isWeb = /^(?:https?:)?\/\//.test(props.href ?? '');
  return (
    <A {...props}>
      {children}
      {isWeb && <ExternalMark />}
    </A>
  );
}
