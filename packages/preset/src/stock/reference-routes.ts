import { relative, resolve } from 'node:path';
import logger from '@docusaurus/logger';
import type { PropSidebar } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { posixPath } from '@docusaurus/utils';
import type { Groups } from 'graphql-docs-reader/components';
import { placeLinks, toElements, toHtml } from 'graphql-docs-reference/document';
import type { Exchange, Mount } from 'graphql-docs-reference/graphql';
import {
  atRoot,
  categories,
  place,
  playgroundPath,
  referencePath,
  routeAt,
} from 'graphql-docs-reference/graphql';
import type { ReferenceContext } from 'graphql-docs-reference/reference';
import { firstExample, referenceTitle } from 'graphql-docs-reference/reference';
import { checkLinksOfSite } from '../content/check-description-links';
import type { LoadedReference, ReferenceOptions } from '../content/read-reference';
import { createReferenceReader } from '../content/read-reference';
import { llmsPath } from '../content/twin';
import { skipRoutes } from '../docusaurus/browser-bundle';
import { keepRendered, renderWith } from '../docusaurus/keep-rendered';
import { intoTemplate } from '../docusaurus/page-template';
import { sayFaults } from '../docusaurus/say-faults';
import { packageFile } from '../package-file';
import { endpointsOf, listForMenu, storedPage } from '../plugins/graphql-reference/page-data';
import { sayNotes } from '../plugins/graphql-reference/say-notes';
import type { StoredExample } from './PlaygroundPage';
import type { PlacedPage } from './ReferencePage';
import { t } from '../t';

const preset = 'docusaurus-preset-graphql-docs';

/** What changes with the schema, the model and the options, by which samples of guides are compiled. */
export const guideInputs = 'guide-inputs.json';

/** The minifier of Docusaurus puts tags that are left out where no browser does. */
const form = { hasAllTags: true };

interface RouteOptions extends ReferenceOptions {
  readonly id?: string;
  /** Whether the pages of the site request no script until a reader acts. */
  readonly isAsleep?: boolean;
}

/**
 * The reference as routes whose data hold the HTML of their pages, for a site with Docusaurus' own
 * runtime: the theme stands around them, and only islands wake up in them.
 */
export default function referenceRoutes(
  { siteDir, siteConfigPath, generatedFilesDir }: LoadContext,
  { id = 'default', isAsleep, ...options }: RouteOptions,
): Plugin<LoadedReference> {
  const { mount = atRoot } = options;
  const read = sayFaults(
    createReferenceReader(siteDir, { ...options, areLinksChecked: false }, siteConfigPath),
  );
  // Whatever a page shows is in its modules.
  keepRendered(() => '');
  if (isAsleep) {
    const index = routeAt(mount, llmsPath).slice(1);
    renderWith(intoTemplate({ hasRuntime: true, index }));
  }
  return {
    name: 'graphql-reference',
    getPathsToWatch: () => [resolve(siteDir, options.schema)],
    getClientModules: () => [packageFile(preset, 'src/stock/client')],
    loadContent: read,
    async contentLoaded({ content, actions }) {
      const { context, pages, product, warnings } = content;
      sayNotes(content);
      for (const warning of warnings) logger.warn(warning);
      const { groups } = listForMenu(context);
      // Browsers get the names of these modules, and have no use for where this site was built.
      const keep = async (name: string, data: unknown): Promise<string> => {
        const file = await actions.createData(name, JSON.stringify(data));
        return `@generated/${posixPath(relative(generatedFilesDir, file))}`;
      };
      await keep('endpoints.json', endpointsOf(product));
      // Of what guides are compiled from besides, where that is known.
      await keep(guideInputs, options.store.get().key ?? Date.now());
      await keep('versions.json', { current: { version: 'current', docsSidebars: {} } });
      const title = referenceTitle(context);
      const toRoute = async (path: string) => {
        const stored = storedPage(pages.get(path), mount, form);
        const page: PlacedPage = {
          ...stored,
          place: placeOf(path, stored.title, { mount, title }),
        };
        return {
          path: place(mount, path),
          component: `${preset}/stock/page`,
          exact: true,
          modules: { page: await keep(`pages${path}.json`, page) },
        };
      };
      const { first } = options.store.get();
      if (first) {
        actions.addRoute({
          path: place(mount, playgroundPath),
          component: `${preset}/stock/playground`,
          exact: true,
          modules: { example: await keep('playground.json', storedExample(context, first, mount)) },
        });
      }
      actions.addRoute({
        path: place(mount, referencePath),
        component: `${preset}/stock/frame`,
        modules: { sidebar: await keep('sidebar.json', toSidebar(groups, { mount, title })) },
        routes: await Promise.all(pages.paths.map(toRoute)),
      });
    },
    postBuild({ content: { context }, routesPaths, outDir }) {
      if (options.descriptionLinks === 'error')
        checkLinksOfSite(context.schema, { mount, routesPaths, outDir });
      return Promise.resolve();
    },
    configureWebpack: () => ({
      module: { rules: [skipRoutes] },
      resolve: {
        alias: {
          '@docs-versions': resolve(generatedFilesDir, `graphql-reference/${id}/versions.json`),
        },
      },
    }),
  };
}

/** The whole reference, to whom pages and groups belong. */
interface Whole {
  readonly mount: Mount;
  readonly title: string;
}

/** The categories that a page is in, the outer ones first. */
function placeOf(path: string, label: string, { mount, title }: Whole): PropSidebar {
  const page: PropSidebar[number] = { type: 'link', docId: path, label, href: place(mount, path) };
  return [
    ...categories.map(({ label, folder }) => ({ label, href: `${referencePath}/${folder}` })),
    { label: title, href: referencePath },
  ]
    .filter(({ href }) => path.startsWith(`${href}/`))
    .reduce<PropSidebar>(
      (items, { label, href }) => [
        {
          type: 'category',
          label,
          href: place(mount, href),
          collapsed: false,
          collapsible: false,
          items,
        },
      ],
      [page],
    );
}

/** Its outermost element apart: the panes of the playground are its parents. */
function storedExample(context: ReferenceContext, first: Exchange, mount: Mount): StoredExample {
  const element = placeLinks(toElements(firstExample(context, first)), (address) =>
    place(mount, address),
  );
  if (element.type !== 'element') throw new Error(`Unexpected ${element.type} of an example.`);
  const attributes = Object.entries(element.properties).flatMap(([name, value]) => {
    if (name === 'className' && Array.isArray(value)) return [[name, value.join(' ')] as const];
    const attribute = name.replace(/^(aria|data)([A-Z])/, (_, kind: string, letter: string) => {
      return `${kind}-${letter.toLowerCase()}`;
    });
    return value === undefined ? [] : [[attribute, String(value)] as const];
  });
  const html = toHtml({ type: 'root', children: element.children }, form);
  return { attributes: Object.fromEntries(attributes), html };
}

function toSidebar({ domain, kind }: Groups, { mount, title }: Whole): PropSidebar {
  const category = (label: string, groups: Groups['kind']): PropSidebar[number] => ({
    type: 'category',
    label,
    collapsed: false,
    collapsible: true,
    items: groups.map((group) => ({
      type: 'link',
      label: `${group.label} (${group.count})`,
      href: place(mount, group.href),
    })),
  });
  return [
    { type: 'link', label: title, href: place(mount, referencePath) },
    ...(domain.length > 0 ? [category(t('sidebar.byDomain'), domain)] : []),
    category(t('sidebar.byKind'), kind),
  ];
}
