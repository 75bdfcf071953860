// Wraps: a page of the reference is no item of the sidebar, so its breadcrumbs are made here.
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Breadcrumbs from '@theme-original/DocBreadcrumbs';
import { ReferenceBreadcrumbs } from '@site/src/components/ReferenceBreadcrumbs';
import type { SymbolKind } from '@site/src/graphql/categories';

export default function BreadcrumbsWrapper(): ReactNode {
  const { frontMatter, metadata } = useDoc();
  const kind = (frontMatter as { readonly reference?: SymbolKind }).reference;
  if (kind === undefined) return <Breadcrumbs />;
  return <ReferenceBreadcrumbs kind={kind} title={metadata.title} />;
}
