import './loading-bar.css';
import { create } from '../create';
import { t } from '../t';

/** The name that the bar of Docusaurus has, for style sheets and tests that know it. */
const id = 'nprogress';

/** A thin bar at the top of the view, while the reader waits for another page. */
export function showLoadingBar(): void {
  hideLoadingBar();
  const ariaLabel = t('load.loading');
  document.body.append(
    create('div', { id, className: 'loadingBar', role: 'progressbar', ariaLabel }),
  );
}

export function hideLoadingBar(): void {
  document.getElementById(id)?.remove();
}
