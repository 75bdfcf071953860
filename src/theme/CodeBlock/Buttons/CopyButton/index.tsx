// Ejected: says aloud and in view whether the code was copied.
import type { ReactNode } from 'react';
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import { CopyButton } from '@site/src/components/CopyButton';

export default function CodeCopyButton(): ReactNode {
  return <CopyButton text={useCodeBlockContext().metadata.code} label="Copy code to clipboard" />;
}
