// Ejected: says aloud and in view whether the code was copied.
import type { ReactNode } from 'react';
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import { CopyButton } from '@site/src/components/CopyButton';
import { usePart } from '@site/src/components/CodeFrame/part';

export default function CodeCopyButton(): ReactNode {
  const { metadata } = useCodeBlockContext();
  const { text = metadata.code } = usePart();
  return <CopyButton text={text} label="Copy code to clipboard" />;
}
