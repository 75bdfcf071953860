import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliver } from '../deliver';
import { createSite, pageOf } from './site';

/** SHA-256 of `show('pageFailure')`. */
const hash = "'sha256-TAS2iPugPT8xy+ftCtYGvl+3eTr44VAzYVghw23yDRs='";

describe('deliver', () => {
  let site: string;
  const read = (file: string): string => readFileSync(join(site, file), 'utf8');

  beforeAll(async () => {
    site = await createSite();
  });

  afterAll(() => rmSync(site, { recursive: true }));

  it('gives a page its policy before anything that the page loads', () => {
    expect(read('docs/errors.html')).toContain(
      `<head><meta charset=UTF-8><meta http-equiv=Content-Security-Policy content="default-src 'none'; script-src 'self' ${hash}; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types bundler reader pages"><meta name=referrer content=same-origin><title>`,
    );
  });

  it('lets the playground alone send requests elsewhere', () => {
    const connect = 'connect-src *;';
    expect(read('docs/graphql/playground.html')).toContain(connect);
    expect(read('index.html')).toContain("connect-src 'self';");
    expect(read('_headers').split('\n\n')[1]).toContain(connect);
  });

  it('writes texts compressed, too, and leaves what is small or has been compressed', () => {
    for (const file of ['docs/errors.html', 'docs/errors.md', 'assets/js/main.1234.js']) {
      expect(brotliDecompressSync(readFileSync(join(site, `${file}.br`))).toString()).toBe(
        read(file),
      );
      expect(gunzipSync(readFileSync(join(site, `${file}.gz`))).toString()).toBe(read(file));
    }
    expect(existsSync(join(site, 'llms.txt.br'))).toBe(false);
    expect(existsSync(join(site, 'cards/home.png.br'))).toBe(false);
  });

  it('sends with every file what browsers and scanners look for', () => {
    const [all = ''] = read('_headers').split('\n\n');
    expect(all.split('\n  ').filter((line) => !/^(?:Content-Sec|Permissions)/.test(line))).toEqual([
      '/*',
      'Strict-Transport-Security: max-age=63072000; includeSubDomains',
      'X-Content-Type-Options: nosniff',
      'Referrer-Policy: same-origin',
      'Cross-Origin-Opener-Policy: same-origin',
      'Cross-Origin-Resource-Policy: same-origin',
      'Cache-Control: public, max-age=0, must-revalidate',
      'Vary: Accept, Accept-Encoding',
      'Link: </llms.txt>; rel="describedby"; type="text/plain"',
    ]);
  });

  it('tells hosts what to send with which address', () => {
    const blocks = read('_headers').split('\n\n');
    expect(blocks[0]).toContain('/*\n  Content-Security-Policy: default-src');
    expect(blocks[0]).toContain("frame-ancestors 'none'; require-trusted-types-for 'script'");
    expect(blocks).toContain(
      '/assets/*\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable\n  ! Vary\n  Vary: Accept-Encoding',
    );
    expect(blocks).toContain(
      '/assets/data/*\n  ! Cache-Control\n  Cache-Control: public, max-age=0, must-revalidate',
    );
    expect(blocks).toContain('/*.md\n  Content-Type: text/markdown; charset=utf-8');
  });
});

describe('deliver refuses', () => {
  async function refusal(html: string): Promise<string> {
    const site = mkdtempSync(join(tmpdir(), 'delivery-'));
    writeFileSync(join(site, 'index.html'), html);
    const message = await deliver(site).then(
      () => 'nothing',
      (error: unknown) => (error as Error).message,
    );
    rmSync(site, { recursive: true });
    return message;
  }

  const begin =
    '1 time a page has what its policy blocks. Use a class, a style sheet or a script of its own.\n';

  it.each([
    ['<p style=color:red>', 'Unexpected style="color:red" on <p>.'],
    ['<style>p { color: red }</style>', 'Unexpected <style>.'],
    ['<button onclick="go()">', 'Unexpected onclick="go()" on <button>.'],
    ['<script>go()</script>', 'Unexpected inline script "go()".'],
    ['<a href=" javascript:go()">', 'Unexpected href=" javascript:go()" on <a>.'],
    ['<a href=java&#115;cript&colon;go()>', 'Unexpected href="javascript:go()" on <a>.'],
  ])('%s', async (inside, fault) => {
    expect(await refusal(pageOf('Home', inside))).toBe(`${begin}/index.html ${fault}`);
  });

  it.each([
    '<p>style=color:red, &lt;style&gt;, onclick="go()"</p>',
    '<script type=application/ld+json>{"style": "onclick"}</script>',
    '<svg display=none width=5><path fill=var(--line) /></svg>',
  ])('nothing of %s', async (inside) => {
    expect(await refusal(pageOf('Home', inside))).toBe('nothing');
  });

  it('a page that does not begin as pages do', async () => {
    expect(await refusal('<!doctype html><head><title>Home</title></head>')).toBe(
      'Unexpected beginning of /index.html. Expected <meta charset> first in its head.',
    );
  });
});
