import type { ReaderWords } from 'graphql-docs-reader/browser';
import { awaitReader, prepareDocument, showFailure } from 'graphql-docs-reader/browser';
import { translate } from 'graphql-docs-reference/i18n';

/**
 * The HTML file of a page, as a template of Docusaurus (https://eta.js.org): no script is requested
 * by it, but by the inline one, when a reader is there. The functions carry no imports, so that
 * their own text is a script.
 */
export function pageTemplate(): string {
  // An inline script ends where its text says so.
  const words = JSON.stringify(readerWords()).replaceAll('<', '\\u003c');
  const script = `(${String(prepareDocument)})();(${String(awaitReader)})(${String(showFailure)},${words})`;
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
function readerWords(): ReaderWords {
  return {
    failed: translate({ id: 'load.failed', message: 'The page could not be loaded completely.' }),
    retry: translate({ id: 'load.retry', message: 'Retry' }),
    loading: translate({ id: 'load.loading', message: 'Loading the page' }),
    noScripts: translate({
      id: 'load.noScripts',
      message: 'Error: the scripts of the page did not load ({what}).',
    }),
    noFile: translate({ id: 'load.noFile', message: 'Error: {href} did not load.' }),
    noStyles: translate({
      id: 'load.noStyles',
      message: 'Your Docusaurus site did not load properly.',
    }),
    unsureBase: translate({
      id: 'load.unsureBase',
      message: 'The base URL may be wrong: the site was built for "{baseUrl}".',
    }),
    wrongBase: translate({
      id: 'load.wrongBase',
      message: 'The base URL is wrong: the site was built for "{baseUrl}", and is at "{base}".',
    }),
  };
}
