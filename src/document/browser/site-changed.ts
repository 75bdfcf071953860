import { translate } from '@docusaurus/Translate';

/** Another deploy than that of the page that is open, or a page with another security policy. */
export class SiteChanged extends Error {
  override readonly name = 'SiteChanged';
  override readonly message = translate({
    id: 'load.changed',
    message: 'The site has changed meanwhile.',
  });
}
