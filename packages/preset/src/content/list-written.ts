import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { isReferencePage } from '../remark/placeholders';

/** What Docusaurus says of a guide or post. */
export interface Metadata {
  readonly title: string;
  readonly description?: string;
  readonly permalink: string;
  /** For example `@site/docs/intro.mdx`. */
  readonly source: string;
  readonly draft?: boolean;
  readonly unlisted?: boolean;
}

export interface Written {
  readonly guides: readonly Metadata[];
  readonly posts: readonly Metadata[];
}

/** The guides and posts that a site shows, as the plugins of Docusaurus have read them. */
export function listWritten(content: AllContent): Written {
  const docs = content['docusaurus-plugin-content-docs']?.['default'] as DocsContent | undefined;
  const blog = content['docusaurus-plugin-content-blog']?.['default'] as BlogContent | undefined;
  return {
    guides: (docs?.loadedVersions.flatMap((version): Metadata[] => version.docs) ?? []).filter(
      isShown,
    ),
    posts: (blog?.blogPosts.map(({ metadata }): Metadata => metadata) ?? []).filter(isShown),
  };
}

function isShown({ source, draft, unlisted }: Metadata): boolean {
  return !isReferencePage(source) && draft !== true && unlisted !== true;
}

/** The address below the base of a site. */
export function pathOf(permalink: string, baseUrl: string): string {
  return `/${permalink.slice(baseUrl.length)}`.replace(/(?<=.)\/$/, '');
}
