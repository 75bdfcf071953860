// Ejected: buttons stand in the bar of the title, where there is one, and do not cover code.
import type { ReactNode } from 'react';
import { CodeFrame } from '@site/src/components/CodeFrame';

export default function Layout(): ReactNode {
  return <CodeFrame />;
}
