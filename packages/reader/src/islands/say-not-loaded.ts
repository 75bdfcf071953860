import { translate } from '@docusaurus/Translate';
import { SiteChanged } from '../loading/site-changed';

/** What may not load, as a sentence begins with it. */
const subjects = {
  part: translate({ id: 'load.part', message: 'This', description: 'Begins: This did not load' }),
  editor: translate({ id: 'load.editor', message: 'The editor' }),
  sandbox: translate({ id: 'load.sandbox', message: 'The model' }),
  descriptions: translate({ id: 'load.descriptions', message: 'The text of the schema' }),
};

/** What did not load, why as far as it is known, and what a reader can do. */
export function sayNotLoaded(subject: keyof typeof subjects, reason: unknown): string {
  const what = subjects[subject];
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
        { id: 'load.failed', message: '{what} did not load. Check the connection and try again.' },
        { what },
      );
}
