import { posix } from 'node:path';
import type { Block, LinkTo } from 'graphql-docs-reference/document';
import { paragraph, text, UnexpectedNode } from 'graphql-docs-reference/document';
import { InputError, suggest } from 'graphql-docs-reference/graphql';
import type { Product, SidebarItems } from 'graphql-docs-reference/options';
import { hashMakers } from '../../package-file';
import { decode } from '../../remark/links';
import { replacePlaceholders } from '../../remark/placeholders';
import type { CheckedFile } from '../check-content';
import { textOf, routeOf } from '../content-file';
import type { Store } from '../../store';
import { openStore } from '../../store';
import type { Twin } from '../twin';
import { printTwin, twinAddress } from '../twin';
import { dayOf } from './blog';
import { plainMdx } from './plain-mdx';

/** What a guide or post needs of the others. */
interface GuideScope {
  readonly routes: ReadonlyMap<string, string>;
  readonly files: ReadonlyMap<string, CheckedFile>;
  readonly authorsOf: (post: CheckedFile) => readonly string[];
  readonly product: Product;
  /** Those of earlier builds: see `openTwins`. */
  readonly kept: Pick<Store, 'keepJson'>;
}

/** The twins that earlier builds have made where links led to the same addresses. */
export function openTwins(
  routes: GuideScope['routes'],
  { siteUrl }: Product,
  root?: string,
): GuideScope['kept'] {
  return openStore('twins', JSON.stringify([hashMakers(), siteUrl('/'), ...routes]), root);
}

/** @throws InputError with the place of what has no Markdown. */
export async function guideTwin(guide: CheckedFile, scope: GuideScope): Promise<Twin> {
  const { files, authorsOf, product, kept } = scope;
  const { file, kind, tree } = guide;
  const path = routeOf(guide);
  const folder = posix.dirname(file);
  const say = (name: string): string =>
    replacePlaceholders(textOf(guide.fields[name]), product.placeholders);
  try {
    const page = {
      path,
      kind: kind === 'blog' ? ('post' as const) : ('guide' as const),
      title: say('title'),
      description: say('description'),
      tree: {
        type: 'root' as const,
        children: [
          ...(kind === 'blog' ? [byline(guide, authorsOf(guide))] : []),
          ...plainMdx(
            tree ?? { type: 'root', children: [] },
            (part) => files.get(posix.join(folder, part))?.tree,
          ).children,
        ],
      },
    };
    return await kept.keepJson([file, JSON.stringify(page)], () =>
      printTwin(page, product.siteUrl, guideLinks({ file, path }, scope)),
    );
  } catch (error) {
    if (!(error instanceof UnexpectedNode)) throw error;
    const { line, column } = error.place ?? { line: 1, column: 1 };
    throw new InputError([{ file, line, column, message: error.message }]);
  }
}

/** When a post came out, and who wrote it. */
function byline(post: CheckedFile, authors: readonly string[]): Block {
  return paragraph(text(`${dayOf(post)}, ${authors.join(', ')}`));
}

/** Links of a guide or post: by the path of a file, by an address of the site, or to another site. */
function guideLinks(
  { file, path }: { readonly file: string; readonly path: string },
  { routes, product: { siteUrl } }: GuideScope,
): LinkTo {
  return ({ url, position }) => {
    if (url.startsWith('pathname:')) return twinAddress(url.replace(/^pathname:\/+/, '/'), siteUrl);
    if (/^[a-z][\w+.-]*:/i.test(url)) return url;
    if (url.startsWith('#')) return twinAddress(`${path}${url}`, siteUrl);
    const [target = '', fragment] = url.split('#');
    if (!/\.mdx?$/.test(target)) return twinAddress(new URL(url, siteUrl(path)).href, siteUrl);
    const name = posix.join(posix.dirname(file), decode(target));
    const route = routes.get(name);
    if (route === undefined) {
      const message = `Unexpected link to "${name}", which is no page.${suggest(name, routes.keys())}`;
      throw new UnexpectedNode({ type: 'link', url, position, children: [] }, message);
    }
    return twinAddress(fragment === undefined ? route : `${route}#${fragment}`, siteUrl);
  };
}

export interface GuideSection {
  readonly label: string;
  readonly guides: readonly Twin[];
}

/** The guides by section, in the order of the sidebar; those that it leaves out come last. */
export function guideSections(
  guides: ReadonlyMap<string, Twin>,
  sidebar: SidebarItems,
): GuideSection[] {
  const listed = new Set<Twin>();
  const take = (id: string | undefined): Twin[] => {
    const guide = guides.get(`docs/${id}.mdx`) ?? guides.get(`docs/${id}.md`);
    if (!guide) return [];
    listed.add(guide);
    return [guide];
  };
  const collect = (
    labels: readonly string[],
    items: SidebarItems,
    first?: string,
  ): GuideSection[] => {
    const entries = items.map(
      (item): Exclude<SidebarItems[number], string> =>
        typeof item === 'string' ? { id: item } : item,
    );
    return [
      {
        label: labels.join(': ') || 'Start',
        guides: [first, ...entries.map(({ id }) => id)].flatMap(take),
      },
      ...entries.flatMap(({ label = '', link, items: inner }) =>
        inner ? collect([...labels, label], inner, link?.id) : [],
      ),
    ];
  };
  const sections = collect([], sidebar);
  const others = [...guides.values()].filter((guide) => !listed.has(guide));
  return [...sections, { label: 'More', guides: others }].filter(
    (section) => section.guides.length > 0,
  );
}
