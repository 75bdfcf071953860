// Wraps: a page of the reference is not an item of the sidebar, so its breadcrumbs are made here; the
// page as Markdown is beside them.
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Breadcrumbs from '@theme-original/DocBreadcrumbs';
import { PageTools, ReferenceBreadcrumbs, useHtmlContent } from 'graphql-docs-reader/components';
import { twinPath } from 'graphql-docs-reference/graphql';

export default function BreadcrumbsWrapper(): ReactNode {
  const { permalink, title } = useDoc().metadata;
  const isReference = useHtmlContent() !== undefined;
  const markdown = twinPath(permalink);
  return (
    <div className="pageTop">
      {isReference ? <ReferenceBreadcrumbs path={permalink} title={title} /> : <Breadcrumbs />}
      {markdown && <PageTools markdown={markdown} />}
    </div>
  );
}
