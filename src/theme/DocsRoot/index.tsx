// Ejected: the docs have a sidebar, which is not content, so the layout is the original one.
import type { ReactNode } from 'react';
import renderRoutes from '@docusaurus/renderRoutes';
import { HtmlClassNameProvider, ThemeClassNames } from '@docusaurus/theme-common';
import Layout from '@theme-original/Layout';
import type { Props } from '@theme/DocsRoot';

export default function DocsRoot({ route }: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.docsPages}>
      <Layout>{renderRoutes(route.routes)}</Layout>
    </HtmlClassNameProvider>
  );
}
