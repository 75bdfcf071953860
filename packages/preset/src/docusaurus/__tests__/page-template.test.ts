import { Script } from 'node:vm';
import { compileSSGTemplate } from '@docusaurus/core/lib/ssg/ssgTemplate';
import { beforeAll, describe, expect, it } from 'vitest';
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
  let html: string;

  beforeAll(async () => {
    html = (await compileSSGTemplate(pageTemplate()))(data);
  });

  it('names the scripts that wake it, and asks for none', () => {
    expect(html).toContain(
      '<script data-base-url="/base/" data-scripts="/base/assets/js/runtime~main.1.js /base/assets/js/main.2.js">',
    );
    expect(html).not.toMatch(/<script[^>]* src=|<link rel="?(?:preload|modulepreload|prefetch)/);
    expect(html.match(/<script/g)).toEqual(['<script']);
  });

  it('holds one script, which needs nothing from outside', () => {
    const [, text = ''] = /<script[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    expect(() => new Script(text)).not.toThrow();
    expect(text).toContain('takeEarlySigns');
    expect(text).toContain('retry:"Retry"');
    expect(text).not.toMatch(/\brequire\(|\bimport\b|<%/);
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
