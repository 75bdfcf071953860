import { h } from 'hastscript';
import type { Groups, MenuFile } from 'graphql-docs-reader/components';
import type { ContentsEntry, Form, Rendered } from 'graphql-docs-reference/document';
import { breakable, listContents, render, toHtml } from 'graphql-docs-reference/document';
import { atRoot, place, deprecationOf, referencePath } from 'graphql-docs-reference/graphql';
import type { Endpoints, Product } from 'graphql-docs-reference/options';
import { bearer } from 'graphql-docs-reference/options';
import type { ReferencePage, ReferenceContext } from 'graphql-docs-reference/reference';
import { categoriesOf, domainPath, groupByDomain } from 'graphql-docs-reference/reference';

/** A page as the component of the reference takes it: its HTML, and what stands around it. */
export interface StoredPage extends Omit<ReferencePage, 'tree'>, Rendered {
  readonly contents: readonly ContentsEntry[];
}

export function storedPage(
  { tree, ...page }: ReferencePage,
  mount = atRoot,
  form?: Form,
): StoredPage {
  const at = (address: string): string => place(mount, address);
  const rendered = render(tree, at, form);
  const header = toHtml(h('header', h('h1', breakable(page.title))));
  return {
    ...page,
    path: at(page.path),
    ...(page.previous && { previous: { ...page.previous, path: at(page.previous.path) } }),
    ...(page.next && { next: { ...page.next, path: at(page.next.path) } }),
    ...rendered,
    html: header + rendered.html,
    contents: listContents(tree),
  };
}

/** What the sidebar needs of the symbols: its groups at once, and the rest on demand. */
export function listForMenu(context: ReferenceContext): { groups: Groups; symbols: MenuFile } {
  const domains = groupByDomain(context);
  const kinds = categoriesOf(context).map((category) => ({
    ...category,
    symbols: context.symbols.filter(({ kind }) => kind === category.kind),
  }));
  return {
    groups: {
      domain: domains.map(({ id, label, symbols }) => ({
        id,
        label,
        href: domainPath({ id }),
        count: symbols.length,
      })),
      kind: kinds.map(({ kind, label, folder, symbols }) => ({
        id: kind,
        label,
        href: `${referencePath}/${folder}`,
        count: symbols.length,
      })),
    },
    symbols: Object.fromEntries(
      kinds.map(({ kind, symbols }) => [
        kind,
        symbols.map((symbol) => {
          const domain = domains.findIndex((group) => group.symbols.includes(symbol));
          return deprecationOf(symbol) ? [symbol.name, domain, 1] : [symbol.name, domain];
        }),
      ]),
    ),
  };
}

/** Where requests go from pages, as data for the browser. */
export function endpointsOf({
  endpoint: production,
  staging,
  localApi: local,
  auth = bearer,
}: Product): Endpoints {
  // Where there is a local API, readers try requests there first.
  const offered = production === undefined || local ? [] : [production];
  return { production, staging, local, auth, offered };
}

/** The page at an address, or undefined until it has come. */
export type ReadPage = (path: string) => StoredPage | undefined;
