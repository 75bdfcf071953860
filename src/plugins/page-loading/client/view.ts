import type { ClientModule } from '@docusaurus/types';
import { decodableHash } from './decodable-hash';

type RouteUpdate = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

/** The code that scrolls to the hash throws where it cannot be decoded, so it gets another one. */
export function onRouteUpdate({ location }: RouteUpdate): void {
  location.hash = decodableHash(location.hash);
}

/** A page that lacks the target of the hash begins at the top, not where the last one was. */
export function onRouteDidUpdate({ location, previousLocation }: RouteUpdate): void {
  if (!previousLocation || location.pathname === previousLocation.pathname) return;
  const id = decodeURIComponent(location.hash.slice(1));
  if (id !== '' && document.getElementById(id) === null) window.scrollTo(0, 0);
}
