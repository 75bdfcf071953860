import { translate } from '@docusaurus/Translate';
import { openSearch } from '../../components/Search/open-search';
import { create } from '../create';
import { leadToCleanAddress } from './lead-to-clean-address';
import { lastWords } from './last-words';

/** Says what was asked for, offers to search for it, and names what is near it. */
export function wake(page: HTMLElement): void {
  const place = page.querySelector('[data-part=asked]');
  if (place) void help(place);
}

async function help(place: Element): Promise<void> {
  if (await leadToCleanAddress()) return;
  const { pathname } = window.location;
  place.replaceChildren(...sayAsked(pathname));
  const routes = await routesNear(pathname);
  if (routes.length > 0) place.append(...sayNear(routes));
}

function sayAsked(path: string): HTMLElement[] {
  const button = create('button', {
    type: 'button',
    className: 'button button--primary',
    ariaHasPopup: 'dialog',
    textContent: translate({ id: 'notFound.search', message: 'Search for it' }),
  });
  button.addEventListener('click', () => openSearch(lastWords(path)));
  const [before, after] = translate({
    id: 'notFound.asked',
    message: 'There is no page at {path}.',
  }).split('{path}');
  return [create('p', {}, before ?? '', create('code', {}, decodeURI(path)), after ?? ''), button];
}

function sayNear(routes: readonly string[]): HTMLElement[] {
  const links = routes.map((href) => create('li', {}, create('a', { href }, href)));
  return [
    create('h2', {}, translate({ id: 'notFound.near', message: 'Near that address' })),
    create('ul', {}, ...links),
  ];
}

/** None where the list does not load: the rest of the page helps. */
async function routesNear(path: string): Promise<readonly string[]> {
  try {
    const { suggestionsFor } = await import('./suggestions');
    return await suggestionsFor(path);
  } catch {
    return [];
  }
}
