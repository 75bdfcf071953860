import type { Props } from '@docusaurus/types';
import { writeFiles } from '../files';
import { t } from '../t';
import type { EarlyScripts } from './head-script';
import { earlyScripts } from './head-script';

/**
 * From what the first link of a page skips to, without scripts or before they run, to the `main`
 * within it: around that are the sidebars, too.
 */
const skipped = / (id="__docusaurus_skipToContent_fallback")([^]*?<main)/;

/** Feeds of the blog, which all readers of feeds take as Atom; its page leads to the others. */
const moreFeeds = /<link [^>]*href="[^"]*\/(?:rss\.xml|feed\.json)"[^>]*>/g;

// A quote in these, even one that is escaped, would begin a string in the template: \x22 does not.

/** Marks for the runtime of Docusaurus, and slashes that XML needs. */
const marks = / data-rh=\x22true\x22|(?<=\x22)\/(?=>)/g;

/** Of a page that is in one language. */
const languages = /<link [^>]*hreflang=[^>]*>/gi;

/** For one network, which takes the picture that is for all. */
const secondPicture = /<meta [^>]*name=\x22twitter:image\x22[^>]*>/;

/** Of React: pictures whose elements follow a few lines below, and more slashes. */
const ofReact = /^(?:<link rel=\x22preload\x22 as=\x22image\x22[^>]*>)+|(?<=<wbr)\/(?=>)/g;

/** Each tag, with whatever stands in its values. */
const tags = /<[a-z](?:[^\x22\x27>]|\x22[^\x22]*\x22|\x27[^\x27]*\x27)*>/g;

/** Of a tag: a value that needs no quotes, or one that is left as it is. */
const values = /=\x22([^\s\x22\x27\x60=<>]*)\x22(?=[\s>])|\x22[^\x22]*\x22|\x27[^\x27]*\x27/g;

/** Ends of items that the next item, or the end of their list, ends as well. */
const ends = /<\/li>(?=<li[\s>]|<\/[ou]l>)/g;

/** Leaves out of HTML what a browser does without. The HTML minifier of a build takes ten times as long. */
const shorten = `.replace(${String(tags)}, (tag) => tag.replace(${String(values)}, (all, value) => value === undefined ? all : value && '=' + value)).replace(${String(ends)}, '')`;

interface TemplateOptions {
  /** Path of the index of all Markdown, below the base of the site. */
  readonly index?: string;
  /**
   * Whether Docusaurus' own runtime wakes a page: with all scripts, with icons of the theme from a
   * picture on each page, and with marks at what it has put into the head. The frame needs none.
   */
  readonly hasRuntime?: boolean;
}

/**
 * Has a build render pages that request one small script, which requests the others when a reader
 * is there. Made when pages are rendered, for what the scripts say is in the language of the build.
 */
export function intoTemplate(options: TemplateOptions = {}): (props: Props) => Props {
  return (props) => {
    const { siteConfig, i18n, baseUrl, outDir, headTags, preBodyTags } = props;
    // Another reference of the site has brought it, or the build of a later locale.
    if (siteConfig.ssrTemplate !== undefined) return props;
    const [tag = '', colours] = colourScript.exec(preBodyTags) ?? [];
    const scripts = earlyScripts(baseUrl, colours);
    writeFiles(outDir, [[scripts.head.path, scripts.head.text]]);
    const ssrTemplate = pageTemplate(scripts, options, i18n.locales.length > 1);
    return {
      ...props,
      headTags: options.hasRuntime
        ? headTags
        : headTags.replace(moreFeeds, '').replace(/>\s+</g, '><'),
      preBodyTags: preBodyTags.replace(tag, ''),
      siteConfig: { ...siteConfig, ssrTemplate },
    };
  };
}

/** The script of the theme that sets the colours before any text is shown. */
const colourScript = /<script>((?:(?!<\/script>)[^])*docusaurus-theme[^]*?)<\/script>/;

/**
 * The HTML file of a page, as a template of Docusaurus (https://eta.js.org).
 *
 * @param hasLanguages whether the page is there in several.
 */
export function pageTemplate(
  { inline, head }: EarlyScripts,
  { index = 'llms.txt', hasRuntime = false }: TemplateOptions = {},
  hasLanguages = false,
): string {
  const scripts = hasRuntime ? /\.js$/ : /\/(?:runtime~)?main\./;
  const without = (pattern: RegExp): string =>
    hasRuntime ? '' : `.replace(${String(pattern)}, '')`;
  const short = hasRuntime ? '' : shorten;
  const list = `<a href="<%= it.baseUrl %>${index}"><%= it.baseUrl %>${index}</a>`;
  const forAgents = t('page.forAgents', { list });
  const page = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset=UTF-8>
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute${without(marks)}${hasLanguages ? '' : without(languages)}${without(secondPicture)}${short} %>
    <% }); %>
    <%~ it.headTags${short} %>
    <script>${inline}</script>
    <script src="<%= it.baseUrl %>${head.path}" data-base-url="<%= it.baseUrl %>" data-scripts="<%= it.scripts.filter((file) => ${String(scripts)}.test(file)).map((file) => it.baseUrl + file).join(' ') %>"></script>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel=stylesheet href="<%= it.baseUrl %><%= stylesheet %>">
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <p hidden>${forAgents}</p>
    <%~ it.preBodyTags${without(/<svg [^]*?<\/svg>/)} %>
    <div id=__docusaurus><%~ it.appHtml.replace(${String(skipped)}, '$2 $1')${without(ofReact)}${short} %></div>
    <%~ it.postBodyTags %>
    <template data-page-end></template>
  </body>
</html>`;
  return page.replace(/\n\s*/g, '');
}
