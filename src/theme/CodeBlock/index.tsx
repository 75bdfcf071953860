// Wraps: a GraphQL block carries its links, worked out at build time, as the prop `annotated`.
import type { ReactNode } from 'react';
import CodeBlock from '@theme-original/CodeBlock';
import StringContent from '@theme/CodeBlock/Content/String';
import type { Props } from '@theme/CodeBlock';
import type { AnnotatedCode } from '@site/src/graphql/annotate';
import { AnnotatedCodeProvider } from '@site/src/components/AnnotatedCode';

export default function CodeBlockWrapper({
  annotated,
  ...props
}: Props & { readonly annotated?: string }): ReactNode {
  if (annotated === undefined || typeof props.children !== 'string') {
    return <CodeBlock {...props} />;
  }
  return (
    <AnnotatedCodeProvider value={JSON.parse(annotated) as AnnotatedCode}>
      <StringContent {...props}>{props.children}</StringContent>
    </AnnotatedCodeProvider>
  );
}
