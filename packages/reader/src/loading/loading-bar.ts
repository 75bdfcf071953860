import './loading-bar.css';
import { t } from '../t';

/** The name that the bar of Docusaurus has, for style sheets and tests that know it. */
const id = 'nprogress';

/** A thin bar at the top of the view, while the reader waits for another page. */
export function showLoadingBar(): void {
  hideLoadingBar();
  const bar = document.createElement('div');
  bar.id = id;
  bar.className = 'loadingBar';
  bar.setAttribute('role', 'progressbar');
  bar.setAttribute('aria-label', t('load.loading'));
  document.body.append(bar);
}

export function hideLoadingBar(): void {
  document.getElementById(id)?.remove();
}
