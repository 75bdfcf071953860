import { translate } from '@docusaurus/Translate';
import { SiteChanged } from '../document/browser/site-changed';

/** What did not load, why as far as it is known, and what a reader can do. */
export function sayNotLoaded(what: string, reason: unknown): string {
  return reason instanceof SiteChanged
    ? translate(
        {
          id: 'load.siteChanged',
          message:
            '{what} did not load: the site has changed since you opened this page. Reload the page.',
        },
        { what },
      )
    : translate(
        { id: 'load.notLoaded', message: '{what} did not load. Check the connection and try again.' },
        { what },
      );
}
