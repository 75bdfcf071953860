import { translate } from '@docusaurus/Translate';
import { dismiss, showNotice } from './show-notice';

const words = translate({
  id: 'load.outdated',
  message: 'The site has changed since you opened this page, and parts of the page do not load.',
});
const reload = translate({ id: 'load.reload', message: 'Reload' });

let hide: (() => void) | undefined;

/** Offers to reload the page, once, for what the reader has written would be gone. */
export function showChangeNotice(): void {
  hide ??= showNotice(words, {
    [reload]: () => window.location.reload(),
    [dismiss]: () => hide?.(),
  });
}
