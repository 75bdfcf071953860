// Wraps: the text of a page of the reference is HTML already.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import Content from '@theme-original/DocItem/Content';
import type { Props } from '@theme/DocItem/Content';
import { useHtmlContent } from 'graphql-docs-reader/components';

export default function ContentWrapper(props: Props): ReactNode {
  const html = useHtmlContent();
  if (html === undefined) return <Content {...props} />;
  const className = clsx(ThemeClassNames.docs.docMarkdown, 'markdown');
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
