import { translate } from '@docusaurus/Translate';

/** Says why something did not load, and what a reader can do before pressing Retry. */
export function whyNot(what: string): string {
  return navigator.onLine
    ? translate(
        {
          id: 'search.failed',
          message:
            '{what} did not load. Check your connection, and reload the page if Retry doesn’t help.',
        },
        { what },
      )
    : translate(
        {
          id: 'search.offline',
          message:
            '{what} did not load, because you are offline. Connect to the internet, then retry.',
        },
        { what },
      );
}
