import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { cleanPath } from './clean-path';

/** Before the router reads the address: else the page of the clean path would not match the HTML. */
if (ExecutionEnvironment.canUseDOM) cleanAddress();

export function onRouteDidUpdate(): void {
  cleanAddress();
}

function cleanAddress(): void {
  const { pathname, search, hash } = window.location;
  const path = cleanPath(pathname);
  if (path === pathname) return;
  window.history.replaceState(window.history.state, '', `${path}${search}${hash}`);
}
