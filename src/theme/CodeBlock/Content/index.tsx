// Wraps: code that was annotated at build time is rendered with its links, without Prism.
import type { ReactNode } from 'react';
import Content from '@theme-original/CodeBlock/Content';
import type { Props } from '@theme/CodeBlock/Content';
import { AnnotatedCode, useAnnotatedCode } from '@site/src/components/AnnotatedCode';

export default function ContentWrapper(props: Props): ReactNode {
  const lines = useAnnotatedCode();
  return lines ? <AnnotatedCode lines={lines} /> : <Content {...props} />;
}
