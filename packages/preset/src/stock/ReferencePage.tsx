import { DocProvider } from '@docusaurus/plugin-content-docs/client';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import DocItemLayout from '@theme/DocItem/Layout';
import DocItemMetadata from '@theme/DocItem/Metadata';
import type { ReactNode } from 'react';
import { toContent } from '../docusaurus/docs-props';
import type { StoredPage } from '../plugins/graphql-reference/page-data';

/** A page of the reference in the layout of docs. Its HTML was made from its tree by the build. */
export default function ReferencePage({ page }: { readonly page: StoredPage }): ReactNode {
  const { collectAnchor, collectLink } = useBrokenLinks();
  page.anchors.forEach(collectAnchor);
  page.links.forEach(collectLink);
  // An example beside the text takes the place of the list of contents.
  const isSplit = page.html.includes('besideExample');
  const frontMatter = { hide_title: true, hide_table_of_contents: isSplit };
  return (
    <DocProvider content={toContent(page, frontMatter)}>
      <DocItemMetadata />
      <DocItemLayout>
        <div
          className="markdown"
          data-content="docs"
          dangerouslySetInnerHTML={{ __html: page.html }}
        />
      </DocItemLayout>
    </DocProvider>
  );
}
