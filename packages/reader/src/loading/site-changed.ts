import { translate } from '@docusaurus/Translate';

/** The server has another deploy than that of the page that is open, or a page has another policy. */
export class SiteChanged extends Error {
  constructor() {
    super(
      translate({
        id: 'load.changed',
        message: 'The site has changed since you opened this page.',
      }),
    );
    this.name = 'SiteChanged';
  }
}
