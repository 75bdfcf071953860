// Wraps: a link to another site is marked in text too, and a long name or address breaks between words.
import type { ReactNode } from 'react';
import A from '@theme-original/MDXComponents/A';
import type { Props } from '@theme/MDXComponents/A';
import { BreakableInText, ExternalMark } from 'graphql-docs-reader/components';

export default function MarkedLink({ children, ...props }: Props): ReactNode {
  const isWeb = /^(?:https?:)?\/\//.test(props.href ?? '');
  return (
    <A {...props}>
      <BreakableInText>{children}</BreakableInText>
      {isWeb && <ExternalMark />}
    </A>
  );
}
