import { Script } from 'node:vm';
import { compileSSGTemplate } from '@docusaurus/core/lib/ssg/ssgTemplate';
import { beforeAll, describe, expect, it } from 'vitest';
import { earlyScripts } from '../head-script';
import { pageTemplate } from '../page-template';

const data = {
  appHtml: '<main>Text</main>',
  baseUrl: '/base/',
  htmlAttributes: 'lang="en"',
  bodyAttributes: 'class="page"',
  headTags: '<meta name="head">',
  preBodyTags: '<b>before</b>',
  postBodyTags: '<b>after</b>',
  metaAttributes: ['<title>Chat</title>', '<link rel="canonical" href="/base/docs/chat">'],
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
  const { head } = earlyScripts();
  let html: string;

  beforeAll(async () => {
    html = (await compileSSGTemplate(pageTemplate()))(data);
  });

  it('asks for one script, which names those that wake the page', () => {
    expect(html).toContain(
      `<script src="/base/${head.path}" data-base-url="/base/" data-scripts="/base/assets/js/runtime~main.1.js /base/assets/js/main.2.js"></script>`,
    );
    expect(html.match(/<script[^>]* src=/g)).toHaveLength(1);
    expect(html).not.toMatch(/<link rel="?(?:preload|modulepreload|prefetch)/);
  });

  it.each([
    ['in it', () => /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? '', 'The base URL may be wrong'],
    ['that it asks for', () => head.text, 'retry:"Retry"'],
  ])('needs nothing from outside for the script %s', (_, read, word) => {
    expect(() => new Script(read())).not.toThrow();
    expect(read()).toContain(word);
    expect(read()).not.toMatch(/\brequire\(|\bimport\b|<%/);
  });

  it('holds the text of the page between what plugins put around it', () => {
    expect(html).toMatch(
      /^<!DOCTYPE html>\n<html lang="en">.*<title>Chat<\/title>.*<link rel="canonical" href="\/base\/docs\/chat">.*<meta name="head">.*<link rel="stylesheet" href="\/base\/assets\/css\/styles\.6\.css" \/>.*<body class="page">\n<p hidden>For AI agents: [^<]* <a href="\/base\/llms\.txt">\/base\/llms\.txt<\/a> lists them all\.<\/p>\s*<b>before<\/b><div id="__docusaurus"><main>Text<\/main><\/div>\s*<b>after<\/b>\s*<template data-page-end><\/template>\s*<\/body>\s*<\/html>$/s,
    );
  });

  it('skips sidebars without scripts, too', async () => {
    const appHtml =
      '<div id="__docusaurus_skipToContent_fallback" class="a"><aside></aside><main class="b"></main></div>';
    const page = (await compileSSGTemplate(pageTemplate()))({ ...data, appHtml });
    expect(page).toContain(
      '<div class="a"><aside></aside><main id="__docusaurus_skipToContent_fallback" class="b"></main></div>',
    );
  });

  it('leaves out the sprite of the theme where nothing shows a part of it', async () => {
    const sprite = '<svg style="display: none;"><defs>\n<symbol id="a"></symbol></defs></svg>';
    const withSprite = { ...data, preBodyTags: `${sprite}\n<b>before</b>` };
    expect((await compileSSGTemplate(pageTemplate()))(withSprite)).not.toContain('<svg');
    const kept = await compileSSGTemplate(pageTemplate({ hasSprite: true }));
    expect(kept(withSprite)).toContain(`${sprite}\n<b>before</b>`);
  });
});
