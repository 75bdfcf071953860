import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Script } from 'node:vm';
import type { Props } from '@docusaurus/types';
import { compileSSGTemplate } from '@docusaurus/core/lib/ssg/ssgTemplate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { earlyScripts } from '../head-script';
import { intoTemplate, pageTemplate } from '../page-template';

const data = {
  appHtml: '<main>Text</main>',
  baseUrl: '/base/',
  htmlAttributes: 'lang="en"',
  bodyAttributes: 'class="page"',
  headTags: '<meta name="head">',
  preBodyTags: '<b>before</b>',
  postBodyTags: '<b>after</b>',
  metaAttributes: [
    '<title data-rh="true">Chat</title>',
    '<meta data-rh="true" name="twitter:image" content="/base/card.png"/>',
    '<link data-rh="true" rel="canonical" href="/base/docs/chat"/><link data-rh="true" rel="alternate" href="/base/docs/chat" hreflang="en"/>',
  ],
  scripts: [
    'assets/js/runtime~main.1.js',
    'assets/js/main.2.js',
    'assets/js/runtime~pages.3.js',
    'assets/js/my-main.4.js',
    'assets/js/5.js',
  ],
  stylesheets: ['assets/css/styles.6.css'],
  noIndex: false,
  version: '3',
};

describe('the HTML file of a page', () => {
  const scripts = earlyScripts('/base/');
  const { head } = scripts;
  const pageOf = async (appHtml: string): Promise<string> =>
    (await compileSSGTemplate(pageTemplate(scripts)))({ ...data, appHtml });
  let html: string;

  beforeAll(async () => {
    html = await pageOf(data.appHtml);
  });

  it('asks for one script, which names those that wake the page', () => {
    expect(html).toContain(
      `<script src="/base/${head.path}" data-base-url="/base/" data-scripts="/base/assets/js/runtime~main.1.js /base/assets/js/main.2.js"></script>`,
    );
    expect(html.match(/<script[^>]* src=/g)).toHaveLength(1);
    expect(html).toContain(`<script>${scripts.inline}</script>`);
    expect(html).not.toMatch(/<link rel="?(?:preload|modulepreload|prefetch)/);
  });

  it.each([
    ['in it', () => /<script>(.*?)<\/script>/.exec(html)?.[1] ?? '', 'The base URL may be wrong'],
    ['that it asks for', () => head.text, 'retry:"Retry"'],
  ])('needs nothing from outside for the script %s', (_, read, word) => {
    expect(() => new Script(read())).not.toThrow();
    expect(read()).toContain(word);
    expect(read()).not.toMatch(/\brequire\(|\bimport\b|<%/);
  });

  it('holds the text of the page between what plugins put around it', () => {
    expect(html).toMatch(
      /^<!DOCTYPE html><html lang="en"><head>.*<title>Chat<\/title><link rel=canonical href=\/base\/docs\/chat><meta name=head>.*<link rel=stylesheet href="\/base\/assets\/css\/styles\.6\.css"><\/head><body class="page"><p hidden>For AI agents: [^<]* <a href="\/base\/llms\.txt">\/base\/llms\.txt<\/a> lists them all\.<\/p><b>before<\/b><div id=__docusaurus><main>Text<\/main><\/div><b>after<\/b><template data-page-end><\/template><\/body><\/html>$/,
    );
  });

  it('skips sidebars without scripts, too', async () => {
    const appHtml =
      '<div id="__docusaurus_skipToContent_fallback" class="a"><aside></aside><main class="b"></main></div>';
    const page = await pageOf(appHtml);
    expect(page).toContain(
      '<div class=a><aside></aside><main id=__docusaurus_skipToContent_fallback class=b></main></div>',
    );
  });

  it('leaves out the sprite of the theme where nothing shows a part of it', async () => {
    const sprite = '<svg style="display: none;"><defs>\n<symbol id="a"></symbol></defs></svg>';
    const withSprite = { ...data, preBodyTags: `${sprite}\n<b>before</b>` };
    expect((await compileSSGTemplate(pageTemplate(scripts)))(withSprite)).not.toContain('<svg');
    const kept = await compileSSGTemplate(pageTemplate(scripts, { hasRuntime: true }));
    expect(kept(withSprite)).toContain(`${sprite}\n<b>before</b>`);
  });

  it('leaves out of heads and texts what says nothing more', async () => {
    const appHtml = '<link rel="preload" as="image" href="/a.svg"/><b>Chat<wbr/>Room</b>';
    const page = await pageOf(appHtml);
    expect(page).not.toMatch(/data-rh|twitter:image|hreflang|preload|wbr\/>/);
    expect(page).toContain('<b>Chat<wbr>Room</b>');
  });

  it('names other languages where there are some', async () => {
    const template = pageTemplate(scripts, {}, true);
    expect((await compileSSGTemplate(template))(data)).toContain('hreflang=en');
  });

  it('leaves out quotes and ends that a browser does without', async () => {
    const appHtml =
      '<ul class="a b"><li class="c"><a href="/d/" hidden="">1</a></li><li>2</li></ul><p title="> e=\'f\'" data-a=\'b="c" d\'>g="h" <code>&lt;i j="k"></code><br class="l"/></p>';
    const page = await pageOf(appHtml);
    expect(page).toContain(
      '<ul class="a b"><li class=c><a href=/d/ hidden>1</a><li>2</ul><p title="> e=\'f\'" data-a=\'b="c" d\'>g="h" <code>&lt;i j="k"></code><br class="l"/></p>',
    );
  });

  it('keeps all of it where the runtime of Docusaurus wakes the page', async () => {
    const page = (await compileSSGTemplate(pageTemplate(scripts, { hasRuntime: true })))(data);
    expect(page).toContain(data.metaAttributes.join(''));
  });
});

describe('the scripts of others', () => {
  const outDir = mkdtempSync(join(tmpdir(), 'template-'));
  afterAll(() => rmSync(outDir, { recursive: true }));
  const colours = '<script>setColours("docusaurus-theme")</script>';
  const feeds = ['rss.xml', 'atom.xml', 'feed.json', 'own.json'].map(
    (file) => `<link rel="alternate" href="/blog/${file}">`,
  );
  const props = {
    siteConfig: {},
    i18n: { locales: ['en'] },
    baseUrl: '/base/',
    outDir,
    headTags: ['<meta>', ...feeds].join('\n  '),
    preBodyTags: `<script>count()</script>${colours}<b>before</b>`,
  } as Props;

  it('run in a file, where they set colours, and in the page where they do not', () => {
    const into = intoTemplate()(props);
    expect(into.preBodyTags).toBe('<script>count()</script><b>before</b>');
    const [file = ''] = readdirSync(join(outDir, 'assets'));
    expect(readFileSync(join(outDir, 'assets', file), 'utf8')).toMatch(
      /^setColours\("docusaurus-theme"\);\n.*retry:"Retry"/s,
    );
    expect(into.siteConfig.ssrTemplate).toContain(`assets/${file}`);
    expect(into.headTags).toBe(`<meta>${feeds[1]}${feeds[3]}`);
  });

  it('are taken once, by the first reference of a site', () => {
    const siteConfig = { ...props.siteConfig, ssrTemplate: 'Another' };
    expect(intoTemplate()({ ...props, siteConfig }).siteConfig.ssrTemplate).toBe('Another');
  });
});
