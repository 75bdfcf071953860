import { buildSync } from 'esbuild';
import type { ReaderWords } from 'graphql-docs-reader/browser';
import { t } from '../t';
import { browserFile } from './browser-bundle';

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
 * The HTML file of a page, as a template of Docusaurus (https://eta.js.org): no script is requested
 * by it, but by the inline one, when a reader is there.
 */
export function pageTemplate({
  scripts = /\/(?:runtime~)?main\./,
  index = 'llms.txt',
  hasSprite = false,
}: TemplateOptions = {}): string {
  const list = `<a href="<%= it.baseUrl %>${index}"><%= it.baseUrl %>${index}</a>`;
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
    <script data-base-url="<%= it.baseUrl %>" data-scripts="<%= it.scripts.filter((file) => ${String(scripts)}.test(file)).map((file) => it.baseUrl + file).join(' ') %>">${inlineScript()}</script>
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

function inlineScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [browserFile('inline-script')],
    define: { words: JSON.stringify(readerWords()) },
    bundle: true,
    minify: true,
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** What the scripts say, which can't ask for translations before those have come. */
function readerWords(): ReaderWords {
  return {
    failed: t('load.failed'),
    retry: t('load.retry'),
    loading: t('load.loading'),
    noScripts: t('load.noScripts'),
    noFile: t('load.noFile'),
    noStyles: t('load.noStyles'),
    unsureBase: t('load.unsureBase'),
    wrongBase: t('load.wrongBase'),
  };
}
