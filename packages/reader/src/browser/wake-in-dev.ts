import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { tendIslands } from '../islands/tend-islands';

/**
 * In the dev server React renders content, and again after each edit: islands wake each time. Where a
 * module of theirs is replaced, this one runs again, and leaves them to the former, which knows those
 * that are awake.
 */
if (ExecutionEnvironment.canUseDOM && !('scripted' in document.documentElement.dataset)) {
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
