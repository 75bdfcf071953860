// Wraps: a fence carries what was worked out at build time: its lines, and whether tests run it.
import type { ReactNode } from 'react';
import CodeBlock from '@theme-original/CodeBlock';
import StringContent from '@theme/CodeBlock/Content/String';
import type { Props } from '@theme/CodeBlock';
import { unpackTokens } from '@site/src/graphql/code-tokens';
import { FenceProvider } from '@site/src/components/AnnotatedCode';

interface FenceProps extends Props {
  /** What `packTokens` gave. */
  readonly annotated?: string;
  readonly tested?: 'true';
}

export default function CodeBlockWrapper({ annotated, tested, ...props }: FenceProps): ReactNode {
  if (typeof props.children !== 'string') return <CodeBlock {...props} />;
  const code = props.children.replace(/\n$/, '');
  const lines = annotated === undefined ? undefined : unpackTokens(code, annotated);
  return (
    <FenceProvider value={{ lines, tested: tested === 'true' }}>
      <StringContent {...props}>{props.children}</StringContent>
    </FenceProvider>
  );
}
