// Ejected: code is shown as it was highlighted at build time, so that Prism never reaches a reader.
import type { ReactNode } from 'react';
import { AnnotatedCode } from '@site/src/components/AnnotatedCode';

export default function Content(): ReactNode {
  return <AnnotatedCode />;
}
