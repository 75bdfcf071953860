import type { Result } from 'graphql-docs-reference/search';
import { currentApi } from '../../api';
import { openSearch } from '../../components/Search/open-search';
import { decode } from '../../decode';
import { cleanPath } from '../../loading/fetch-page';
import { create } from '../../create';
import { t } from '../../t';

/** Says what was asked for, offers to search for it, and names what is near it. */
export function wake(page: HTMLElement): void {
  void help(page);
}

async function help(page: HTMLElement): Promise<void> {
  if (await leadToCleanAddress()) return;
  const pathname = decode(window.location.pathname);
  page.querySelector('[data-part=asked]')?.replaceChildren(...sayAsked(pathname));
  const near = await pagesNear(pathname);
  // At the end, where it moves nothing that somebody reads.
  if (near.length > 0) page.querySelector('[data-part=near]')?.append(...sayNear(near));
}

function sayAsked(path: string): HTMLElement[] {
  const button = create('button', {
    type: 'button',
    className: 'button button--primary',
    ariaHasPopup: 'dialog',
    textContent: t('notFound.search'),
  });
  button.addEventListener('click', () => openSearch(lastWords(path)));
  const [before, after] = t('notFound.asked').split('{path}');
  return [create('p', {}, before ?? '', create('code', {}, path), after ?? ''), button];
}

type Page = Pick<Result, 'title' | 'path'>;

function sayNear(pages: readonly Page[]): HTMLElement[] {
  const links = pages.map(({ title, path: href }) =>
    create('li', {}, create('a', { href }, title), ' ', create('code', {}, href)),
  );
  return [create('h2', {}, t('notFound.near')), create('ul', {}, ...links)];
}

const most = 8;

/**
 * The guide that its last part names, and those below the address, or else those that the search finds
 * and that are about it by title or address; none where it does not load: the rest of the page helps.
 */
async function pagesNear(path: string): Promise<readonly Page[]> {
  try {
    const { loadParts } = await import('../../components/Search/parts');
    const [{ search, hasWordOf }, guides] = await Promise.all([
      loadParts(),
      currentApi().loadGuides(),
    ]);
    const below = guides.filter((guide) => guide.path.startsWith(`${cleanPath(path)}/`));
    const { results, meant } = search.find(lastWords(path), 'all');
    const named = guides.filter((guide) => guide.path === results[0]?.path);
    if (below.length > 0) return [...new Set([...named, ...below])].slice(0, most);
    // Not a part of a page, which the search may know by a word that the page is not about.
    const isNear = ({ title, path: at }: Page): boolean =>
      !at.includes('#') && hasWordOf(`${title} ${at}`, meant);
    return results.filter(isNear).slice(0, most);
  } catch {
    return [];
  }
}

/**
 * Leads from `/guides/hello.html` to `/guides/hello`, where that is a page. Some hosts serve a page at
 * its clean address alone, and answer the name of its file with the page of unknown addresses.
 *
 * @returns whether the reader is on the way there.
 */
export async function leadToCleanAddress(): Promise<boolean> {
  const { pathname, search, hash } = window.location;
  const path = cleanPath(pathname);
  if (path === pathname || !(await isPage(path))) return false;
  window.location.replace(`${path}${search}${hash}`);
  return true;
}

async function isPage(path: string): Promise<boolean> {
  try {
    return (await fetch(path, { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
}

/** What the last part of a path says: `/guides/first-steps.html` asks for "first steps". */
export function lastWords(path: string): string {
  const part = path.split('/').filter(Boolean).at(-1) ?? '';
  return part.replace(/\.\w+$/, '').replace(/[-_+%]+/g, ' ');
}
