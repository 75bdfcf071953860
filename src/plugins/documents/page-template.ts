import { awaitReader } from '../../browser/await-reader';
import { prepareDocument } from '../../browser/prepare-document';
import { showFailure } from '../../browser/show-failure';
import { translate } from '../../i18n/translate';

/**
 * The HTML file of a page, as a template of Docusaurus (https://eta.js.org): no script is requested
 * by it, but by the inline one, when a reader is there. The functions carry no imports, so that
 * their own text is a script.
 */
export function pageTemplate(): string {
  const script = inLocale(
    `(${String(prepareDocument)})();(${String(awaitReader)})(${String(showFailure)})`,
  );
  const list = '<a href="<%= it.baseUrl %>llms.txt"><%= it.baseUrl %>llms.txt</a>';
  const forAgents = translate(
    {
      id: 'page.forAgents',
      message:
        'For AI agents: every page is Markdown at its address and .md, and {list} lists them all.',
    },
    { list },
  );
  return `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <script data-base-url="<%= it.baseUrl %>" data-scripts="<%= it.scripts.filter((file) => /\\/(?:runtime~)?main\\./.test(file)).map((file) => it.baseUrl + file).join(' ') %>">${script}</script>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <p hidden>${forAgents}</p>
    <%~ it.preBodyTags.replace('style="display: none;"', 'class="iconSprite"') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
    <template data-page-end></template>
  </body>
</html>
`;
}

/** What the scripts say, which can't ask for translations before those have come. */
function inLocale(script: string): string {
  const words: readonly (readonly [string, string])[] = [
    [
      'The page could not be loaded completely.',
      translate({ id: 'load.failed', message: 'The page could not be loaded completely.' }),
    ],
    ['Retry', translate({ id: 'load.retry', message: 'Retry' })],
    ['Loading the page', translate({ id: 'load.loading', message: 'Loading the page' })],
    [
      'Error: the scripts of the page did not load (${what}).',
      translate({
        id: 'load.noScripts',
        message: 'Error: the scripts of the page did not load ({what}).',
      }),
    ],
    [
      'Error: ${href} did not load.',
      translate({ id: 'load.noFile', message: 'Error: {href} did not load.' }),
    ],
    [
      'Your Docusaurus site did not load properly.',
      translate({
        id: 'load.noStyles',
        message: 'Your Docusaurus site did not load properly.',
      }),
    ],
    [
      'The base URL may be wrong: the site was built for "${baseUrl}".',
      translate({
        id: 'load.unsureBase',
        message: 'The base URL may be wrong: the site was built for "{baseUrl}".',
      }),
    ],
    [
      'The base URL is wrong: the site was built for "${baseUrl}", and is at "${base}".',
      translate({
        id: 'load.wrongBase',
        message: 'The base URL is wrong: the site was built for "{baseUrl}", and is at "{base}".',
      }),
    ],
  ];
  return words.reduce((text, [english, own]) => {
    if (!text.includes(english)) throw new Error(`No inline script says "${english}".`);
    const safe = own.replace(/[\\'"`]/g, '\\$&').replace(/\{(?=\w+\})/g, '${');
    return text.replaceAll(english, safe);
  }, script);
}
