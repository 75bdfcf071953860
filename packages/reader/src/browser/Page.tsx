import type { ReactNode } from 'react';
import { useEffect } from 'react';
import {
  DocsSidebarProvider,
  DocsVersionProvider,
  useDocsPreferredVersion,
} from '@docusaurus/plugin-content-docs/client';
import DocRootLayout from '@theme/DocRoot/Layout';
import Layout from '@theme-original/Layout';
import { openVersion } from '../components/docs-version';
import { SiblingsContext } from '../components/ReferenceMenu/siblings-context';
import { RouteContextProvider } from '../docusaurus';
import { BlogMenu } from './BlogMenu';
import { useView } from './Navigation';
import { StaticContent } from './StaticContent';

const sidebarName = 'docs';
const version = openVersion();

/** What stands around the content, alive; the content itself comes from the document. */
export function Page(): ReactNode {
  const { page } = useView();
  return (
    <RouteContextProvider value={{ plugin: { name: 'documents', id: 'default' } }}>
      <SiblingsContext value={page.siblings}>
        <Layout>{page.frame === 'docs' ? <Docs /> : <Plain />}</Layout>
      </SiblingsContext>
    </RouteContextProvider>
  );
}

function Docs(): ReactNode {
  const { savePreferredVersionName } = useDocsPreferredVersion();
  useEffect(() => savePreferredVersionName(version.version), [savePreferredVersionName]);
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

function Plain(): ReactNode {
  return (
    <>
      <BlogMenu />
      <StaticContent frame="plain" />
    </>
  );
}
