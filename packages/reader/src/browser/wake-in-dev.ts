import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { tendIslands } from '../islands/tend-islands';

/** In the dev server React renders content, and again after each edit: islands wake each time. */
if (ExecutionEnvironment.canUseDOM) {
  document.documentElement.dataset['scripted'] = '';
  const tend = (): void => {
    // Islands change the page themselves.
    observer.disconnect();
    tendIslands();
    observer.observe(document, { childList: true, subtree: true });
  };
  const observer = new MutationObserver(() => requestIdleCallback(tend));
  requestIdleCallback(tend);
}
