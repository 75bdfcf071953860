import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import type { Mount, SchemaStore } from 'graphql-docs-reference/graphql';
import { routeAt, twinPath } from 'graphql-docs-reference/graphql';
import type { ContentReport } from '../../content/check-content';
import { findReference, listReferences } from '../../content/read-reference';
import type { Twin } from '../../content/twin';
import type { TwinsOfSite } from '../../content/twins/make-twins';
import { makeTwinsOfSite, makeWrittenTwins, listWritten } from '../../content/twins/make-twins';
import { answerInDev } from '../../docusaurus/answer-in-dev';
import type { OutputOptions } from '../outputs';
import { writeOutputs } from '../outputs';

/** What other plugins take from this one: the twins, made once from what all plugins have read. */
export interface TwinsContent {
  readonly get: (allContent: AllContent) => Promise<TwinsOfSite>;
}

interface PluginOptions extends OutputOptions {
  readonly store: SchemaStore;
  /** Whether guides, posts and pages have been checked, so that each has a twin of its tree. */
  readonly isChecked: boolean;
}

/** Writes each page as Markdown beside its HTML; in the dev server it is made when asked for. */
export default function twins(
  { siteDir, baseUrl }: LoadContext,
  { id = 'default', store, outputs, isChecked }: PluginOptions,
): Plugin<TwinsContent> {
  const isDev = process.env['NODE_ENV'] === 'development';
  let made: Promise<TwinsOfSite> | undefined;
  let newest: AllContent = {};
  const make = async (allContent: AllContent, content?: ContentReport): Promise<TwinsOfSite> => {
    const reference = findReference(allContent, id);
    // Guides and posts are about the schema without an id.
    const isFirst = id === 'default';
    const written = isFirst ? listWritten(allContent) : { guides: [], posts: [] };
    const others = isFirst ? listReferences(allContent).filter((one) => one !== reference) : [];
    const hasPlayground = store.get().first !== undefined;
    return isChecked
      ? makeTwinsOfSite(siteDir, reference, { store, content })
      : makeWrittenTwins({ siteDir, baseUrl, hasPlayground, others }, reference, written);
  };
  const get: TwinsContent['get'] = (allContent) =>
    (made ??= make(allContent, allContent['content-check']?.['default'] as ContentReport));
  return {
    name: 'twins',
    loadContent: () => ({ get }),
    async allContentLoaded({ allContent }) {
      newest = allContent;
      if (!isDev) await get(allContent);
    },
    configureWebpack: (config): object => ({
      ...(isDev && {
        devServer: answerInDev(config, () => ({
          name: 'twins',
          middleware: serveTwins(baseUrl, async () =>
            listFiles(await make(newest), findReference(newest, id).mount),
          ),
        })),
      }),
    }),
    async postBuild({ outDir, routesPaths }) {
      if (!made) return;
      const site = await made;
      if (isChecked) checkPages(routesPaths, site.twins, pagesOfReact(newest));
      const { mount } = findReference(newest, id);
      const files = listFiles(site, mount);
      // Of two pages with one route, one is built. Docusaurus itself reports them, as the site sets.
      const written = isChecked ? files : new Map(files);
      writeOutputs(outputs, 'the Markdown of a page', outDir, written);
    },
  };
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

type Files = readonly (readonly [path: string, text: string])[];

/** Answers for Markdown in the dev server, made from the files as they are at each request. */
function serveTwins(baseUrl: string, make: () => Promise<Files>): Middleware {
  return ({ url = '' }, response, next) => {
    const path = url.replace(/[?#].*$/, '').replace(baseUrl, '/');
    if (!/\.md$|\/llms\.txt$/.test(path)) {
      next();
      return;
    }
    const answer = (status: number, text: string): void => {
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(text);
    };
    make().then(
      (files) => {
        const found = files.find(([file]) => file === path);
        // It may be that of another reference of the site.
        if (found) answer(200, found[1]);
        else next();
      },
      (error: unknown) => answer(500, String(error)),
    );
  };
}

/** Guides and posts have their routes; what is made of the schema is where the reference is. */
function listFiles({ twins, indexes }: TwinsOfSite, mount: Mount): Files {
  return [
    ...twins.map(({ path, kind, markdown }) => {
      const file = twinPath(path) ?? path;
      const isWritten = kind === 'guide' || kind === 'post';
      return [isWritten ? file : routeAt(mount, file), markdown] as const;
    }),
    ...indexes.map(({ path, text }) => [routeAt(mount, path), text] as const),
  ];
}

interface Page {
  readonly type: 'jsx' | 'mdx';
  readonly permalink: string;
}

/** Routes of pages that are programs: some have a twin, and none needs one. */
function pagesOfReact(content: AllContent): string[] {
  const pages = content['docusaurus-plugin-content-pages']?.['default'];
  return ((pages ?? []) as readonly Page[]).flatMap(({ type, permalink }) =>
    type === 'jsx' ? permalink : [],
  );
}

/**
 * @param programs pages that need no twin.
 * @throws Error with every other page that lacks a twin, and every twin that lacks a page.
 */
export function checkPages(
  pages: readonly string[],
  twins: readonly Pick<Twin, 'path'>[],
  programs: readonly string[],
): void {
  const paths = new Set(twins.map(({ path }) => path));
  const lacking = pages.filter(
    (page) => !paths.has(page) && !programs.includes(page) && twinPath(page) !== undefined,
  );
  const lost = [...paths].filter((path) => !pages.includes(path));
  const faults = [
    ...lacking.map((page) => `Unexpected page ${page} without Markdown, expected a twin of it.`),
    ...lost.map((path) => `Unexpected Markdown of ${path}, which is no page.`),
  ];
  if (faults.length === 0) return;
  const fix =
    'With "documents.docs", Markdown is made of guides, posts, the reference and the home page. Write documents: true for a site with other pages.';
  throw new Error([...faults, fix].join('\n'));
}
