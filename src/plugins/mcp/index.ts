import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import type { ReferenceContext } from '../../reference/context';
import type { Placeholders } from '../../remark/placeholders';
import { listGuides } from '../search/list-guides';
import { sitePages } from '../search/site-pages';
import { makePackage } from './make-package';
import { makeSiteData } from './make-site-data';

export interface PluginOptions {
  /** False where the schema is not the one that guides describe. */
  readonly isOwnSchema: boolean;
  readonly placeholders: Placeholders;
}

/** Address of the package below the site. */
const fileName = 'mcp.tgz';

/** Gives the site the package that serves it to coding agents. */
export default function mcp(
  { siteDir, baseUrl }: LoadContext,
  { isOwnSchema: isOwn, placeholders }: PluginOptions,
): Plugin {
  let content: AllContent = {};
  return {
    name: 'mcp',
    allContentLoaded({ allContent }) {
      content = allContent;
    },
    async postBuild({ outDir }) {
      const context = content['graphql-reference']?.['default'] as ReferenceContext;
      const found = await listGuides(content, { dir: siteDir, baseUrl, placeholders });
      const data = makeSiteData({
        context,
        isOwn,
        guides: [...found.guides, ...sitePages(isOwn)],
        texts: found.pages,
        pages: [],
      });
      await writeFile(join(outDir, fileName), await makePackage(siteDir, data));
    },
  };
}
