import { expect, it } from 'vitest';
import { toMarkdown } from '../../document/markdown';
import { listPages } from '../all-pages';
import { makeClientPage } from '../client-page';
import { contextOf, html } from './page';
import { testContract } from '../../options/__tests__/contract';
import { changelogOf } from './releases';

const sdl = 'type Query { now: Int old: Int @deprecated(reason: "Use `Query.now`.") }';
const packageUrl = 'https://docs.example/mcp.tgz';

it('has a form for the browser, with the command for everyone else', () => {
  const page = makeClientPage(contextOf(sdl, { packageUrl, changelog: changelogOf(sdl) }));
  const shown = page ? html(page) : '';
  expect(shown).toContain('data-island=client-check');
  expect(shown).toContain('<noscript><p>Checking in this page needs JavaScript.');
  expect(shown).toMatch(/data-releases.* data-upcoming/);
  const text = page ? toMarkdown(page) : '';
  expect(text).toContain(`npx -y ${packageUrl} check 'src/**/*.{graphql,ts,tsx}' --since `);
  expect(text).not.toContain('needs JavaScript');
});

it('promises only what a report of the API has', () => {
  const textOf = (options: Parameters<typeof contextOf>[1]): string => {
    const page = makeClientPage(contextOf('type Query { now: Int }', { packageUrl, ...options }));
    return page ? toMarkdown(page) : '';
  };
  const plain = textOf({ contract: {} });
  expect(plain).toContain('its errors and how to fix them, and what is deprecated.\n');
  expect(plain).not.toMatch(/who can send|what it costs|Choose a release/);
  expect(textOf({ contract: testContract })).toContain('You also see who can send it.');
  expect(textOf({ hasLimits: true })).toContain('You also see what it costs.');
});

it('asks for no release where there is none', () => {
  const page = makeClientPage(contextOf('type Query { now: Int }', { packageUrl }));
  const shown = page ? html(page) : '';
  expect(shown).not.toContain('<select');
  expect(shown).not.toContain('--since');
  expect(shown).not.toMatch(/data-(?:releases|upcoming)/);
});

it('is absent where the site has no package, and linked from the first page where it has', () => {
  const without = contextOf(sdl, { endpoint: undefined });
  expect(makeClientPage(without)).toBeUndefined();
  const link = '/docs/graphql/check-your-client';
  const firstPage = (context: typeof without): string =>
    html(listPages(context).get('/docs/graphql'));
  expect(firstPage(without)).not.toContain(link);
  expect(firstPage(contextOf(sdl, { endpoint: undefined, packageUrl }))).toContain(link);
});
