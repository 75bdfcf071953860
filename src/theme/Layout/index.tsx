// Wraps: what is between navbar and footer is content, which the browser leaves as it is.
import type { ReactNode } from 'react';
import Layout from '@theme-original/Layout';
import type { Props } from '@theme/Layout';

export default function LayoutWrapper({ children, ...props }: Props): ReactNode {
  return (
    <Layout {...props}>
      <div data-content="plain">{children}</div>
    </Layout>
  );
}
