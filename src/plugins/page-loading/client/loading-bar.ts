import type { ClientModule } from '@docusaurus/types';
import './loading-bar.css';

const delay = 200;

/** The name that the bar of Docusaurus has, for style sheets and tests that know it. */
const id = 'nprogress';

let timer: number | undefined;

/** A thin bar at the top of the view, for navigations to another page that take their time. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ location, previousLocation }) => {
  if (!previousLocation || location.pathname === previousLocation.pathname) return;
  hide();
  timer = window.setTimeout(show, delay);
};

export function onRouteDidUpdate(): void {
  hide();
}

function show(): void {
  const bar = document.createElement('div');
  bar.id = id;
  bar.className = 'loadingBar';
  bar.setAttribute('role', 'progressbar');
  bar.setAttribute('aria-label', 'Loading the page');
  document.body.append(bar);
}

function hide(): void {
  window.clearTimeout(timer);
  document.getElementById(id)?.remove();
}
