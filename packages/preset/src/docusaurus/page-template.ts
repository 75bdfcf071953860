import { t } from '../t';
import { earlyScripts } from './head-script';

/**
 * From what the first link of a page skips to, without scripts or before they run, to the `main`
 * within it: around that are the sidebars, too.
 */
const skipped = / (id="__docusaurus_skipToContent_fallback")([^]*?<main)/;

interface TemplateOptions {
  /** Scripts that wake a page: those of the frame without. */
  readonly scripts?: RegExp;
  /** Path of the index of all Markdown, below the base of the site. */
  readonly index?: string;
  /** Whether icons of the theme are parts of a picture on each page. */
  readonly hasSprite?: boolean;
}

/**
 * The HTML file of a page, as a template of Docusaurus (https://eta.js.org): it requests one small
 * script, which requests the others when a reader is there.
 */
export function pageTemplate({
  scripts = /\/(?:runtime~)?main\./,
  index = 'llms.txt',
  hasSprite = false,
}: TemplateOptions = {}): string {
  const list = `<a href="<%= it.baseUrl %>${index}"><%= it.baseUrl %>${index}</a>`;
  const { inline, head } = earlyScripts();
  const forAgents = t('page.forAgents', { list });
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
    <script>${inline}</script>
    <script src="<%= it.baseUrl %>${head.path}" data-base-url="<%= it.baseUrl %>" data-scripts="<%= it.scripts.filter((file) => ${String(scripts)}.test(file)).map((file) => it.baseUrl + file).join(' ') %>"></script>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <p hidden>${forAgents}</p>
    <%~ it.preBodyTags${hasSprite ? '' : ".replace(/<svg [^]*?<\\/svg>/, '')"} %>
    <div id="__docusaurus"><%~ it.appHtml.replace(${String(skipped)}, '$2 $1') %></div>
    <%~ it.postBodyTags %>
    <template data-page-end></template>
  </body>
</html>
`;
}
