import type { PropSidebar } from '@docusaurus/plugin-content-docs';
import { DocsSidebarProvider, DocsVersionProvider } from '@docusaurus/plugin-content-docs/client';
import { matchPath, useLocation } from '@docusaurus/router';
import renderRoutes from '@docusaurus/renderRoutes';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import DocRootLayout from '@theme/DocRoot/Layout';
import Layout from '@theme/Layout';
import NotFound from '@theme/NotFound';
import type { ReactNode } from 'react';
import { versionWith } from '../docusaurus/docs-props';

const sidebarName = 'graphql';

interface FrameProps {
  readonly route: { readonly routes: NonNullable<Parameters<typeof renderRoutes>[0]> };
  readonly sidebar: PropSidebar;
}

/** The layout of docs around the pages of the reference, with a sidebar of its own. */
export default function Frame({ route, sidebar }: FrameProps): ReactNode {
  const { pathname } = useLocation();
  // It matches all addresses below the reference. Where there is no page, the file is `404.html`.
  if (!route.routes.some((page) => matchPath(pathname, page))) return <NotFound />;
  return (
    <HtmlClassNameProvider className="reference-page">
      <Layout>
        <DocsVersionProvider version={versionWith({ [sidebarName]: sidebar })}>
          <DocsSidebarProvider name={sidebarName} items={sidebar}>
            <DocRootLayout>{renderRoutes(route.routes)}</DocRootLayout>
          </DocsSidebarProvider>
        </DocsVersionProvider>
      </Layout>
    </HtmlClassNameProvider>
  );
}
