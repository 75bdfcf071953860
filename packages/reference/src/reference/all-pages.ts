import { referencePath } from '../graphql/routes';
import { makeChangelogPage } from './changelog-page';
import { makeClientPage } from './client-page';
import type { ReferenceContext } from './context';
import { makeDeprecatedPage } from './deprecated-page';
import { groupByDomain } from './domains';
import { categoriesOf, makeIndexPage } from './index-pages';
import { makeLandingPage } from './landing-page';
import type { ReferencePage } from './page';
import { makePage } from './page';
import { makeScopesPage } from './scopes-page';

/** The pages of the reference by their addresses; each is made when it is asked for, and not kept. */
export interface ReferencePages {
  readonly paths: readonly string[];
  /** @throws Error if there is no such page, or if it cannot be made. */
  readonly get: (path: string) => ReferencePage;
}

export function listPages(context: ReferenceContext): ReferencePages {
  const makers = new Map<string, () => ReferencePage>();
  const add = (path: string, make: () => ReferencePage): unknown => makers.set(path, make);
  add(referencePath, () => makeLandingPage(context));
  for (const category of categoriesOf(context)) {
    add(`${referencePath}/${category.folder}`, () => makeIndexPage(context, category));
  }
  for (const page of [
    makeChangelogPage(context),
    makeDeprecatedPage(context),
    makeScopesPage(context),
    makeClientPage(context),
  ]) {
    if (page) add(page.path, () => page);
  }
  const groups = groupByDomain(context);
  const order = groups.length > 0 ? groups.flatMap(({ symbols }) => symbols) : context.symbols;
  const places = new Map(order.map((symbol, place) => [symbol, place]));
  for (const symbol of context.symbols) {
    const place = places.get(symbol) ?? 0;
    add(symbol.path, () => makePage(context, symbol, [order[place - 1], order[place + 1]]));
  }
  return { paths: [...makers.keys()], get: (path) => makeSafely(path, makers.get(path)) };
}

function makeSafely(path: string, make: (() => ReferencePage) | undefined): ReferencePage {
  if (!make) throw new Error(`There is no page ${path} in the reference.`);
  try {
    return make();
  } catch (cause) {
    throw new Error(`The page ${path} cannot be made`, { cause });
  }
}
