import type { PropSidebar } from '@docusaurus/plugin-content-docs';
import { DocProvider, DocsSidebarProvider } from '@docusaurus/plugin-content-docs/client';
import { useHistory } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import DocItemLayout from '@theme/DocItem/Layout';
import DocItemMetadata from '@theme/DocItem/Metadata';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { followLinks } from 'graphql-docs-reader/browser';
import { toContent } from '../docusaurus/docs-props';
import type { StoredPage } from '../plugins/graphql-reference/page-data';

/** A page, and where it is in the reference, as the categories of a sidebar around a link. */
export interface PlacedPage extends StoredPage {
  readonly place: PropSidebar;
}

/** A page of the reference in the layout of docs. Its HTML was made from its tree by the build. */
export default function ReferencePage({ page }: { readonly page: PlacedPage }): ReactNode {
  const { collectAnchor, collectLink } = useBrokenLinks();
  page.anchors.forEach(collectAnchor);
  page.links.forEach(collectLink);
  const content = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const { links } = page;
  useEffect(() => {
    if (!content.current) return undefined;
    return followLinks(content.current, {
      history,
      fetchAhead: (path) => window.docusaurus.preload(path),
      isPage: (href) => href !== null && links.includes(href),
    });
  }, [history, links]);
  // An example beside the text takes the place of the list of contents.
  const isSplit = page.html.includes('besideExample');
  const frontMatter = { hide_title: true, hide_table_of_contents: isSplit };
  return (
    <DocProvider content={toContent(page, frontMatter)}>
      <DocItemMetadata />
      {/* The sidebar lists no symbols; breadcrumbs are those of the page. */}
      <DocsSidebarProvider name="place" items={page.place}>
        <DocItemLayout>
          <div
            ref={content}
            className="markdown"
            data-content="docs"
            dangerouslySetInnerHTML={{ __html: page.html }}
          />
        </DocItemLayout>
      </DocsSidebarProvider>
    </DocProvider>
  );
}
