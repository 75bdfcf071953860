import { DocProvider } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useReferencePage } from '@reference-page';
import DocItemLayout from '@theme/DocItem/Layout';
import DocItemMetadata from '@theme/DocItem/Metadata';
import type { ReactNode } from 'react';
import { HtmlContent } from 'graphql-docs-reader/components';
import { toContent } from '../../../docusaurus/docs-props';
import type { StoredPage } from '../page-data';

/** A page of the reference, in the layout of the docs. Its HTML was made from its tree. */
export default function ReferencePage(): ReactNode {
  const { pathname } = useLocation();
  const page = useReferencePage(pathname.replace(/\/$/, ''));
  return page ? <Shown page={page} /> : null;
}

function Shown({ page }: { readonly page: StoredPage }): ReactNode {
  const { collectAnchor, collectLink } = useBrokenLinks();
  page.anchors.forEach(collectAnchor);
  page.links.forEach(collectLink);
  return (
    <div data-content="docs">
      <DocProvider content={toContent(page)}>
        <HtmlClassNameProvider className="reference-page">
          <DocItemMetadata />
          <HtmlContent value={page.html}>
            <DocItemLayout>{null}</DocItemLayout>
          </HtmlContent>
        </HtmlClassNameProvider>
      </DocProvider>
    </div>
  );
}
