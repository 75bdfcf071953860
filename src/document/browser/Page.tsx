import type { ReactNode } from 'react';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import version from '@generated/docusaurus-plugin-content-docs/default/version.json';
import { DocsSidebarProvider, DocsVersionProvider } from '@docusaurus/plugin-content-docs/client';
import DocRootLayout from '@theme/DocRoot/Layout';
import Layout from '@theme-original/Layout';
import { StaticContent } from './StaticContent';
import { useView } from './Navigation';

const sidebarName = 'docs';

/** What stands around the content, alive; the content itself comes from the document. */
export function Page(): ReactNode {
  const { page } = useView();
  return (
    <RouteContextProvider value={{ plugin: { name: 'documents', id: 'default' } }}>
      <Layout>{page.frame === 'docs' ? <Docs /> : <StaticContent frame="plain" />}</Layout>
    </RouteContextProvider>
  );
}

function Docs(): ReactNode {
  return (
    <DocsVersionProvider version={version}>
      <DocsSidebarProvider name={sidebarName} items={version.docsSidebars[sidebarName] ?? []}>
        <DocRootLayout>
          <StaticContent frame="docs" />
        </DocRootLayout>
      </DocsSidebarProvider>
    </DocsVersionProvider>
  );
}
