import { expect, it } from 'vitest';
import { findLinks } from '../find-links';

const link = (address: string): string => `<p>See <a class=a href="${address}">there</a>.</p>`;

it('names every page that links to an address of another site', () => {
  const pages = new Map([
    ['/a.html', `${link('https://a.org/b?c=1&amp;d=2#e')}<a href=https://f.org/>f</a>`],
    ['/g.html', link('https://a.org/b?c=1&amp;d=2')],
  ]);
  expect(findLinks(pages, [])).toEqual(
    new Map([
      ['https://a.org/b?c=1&d=2', ['/a.html', '/g.html']],
      ['https://f.org/', ['/a.html']],
    ]),
  );
});

it('leaves out what is an example, on this machine, or not a link', () => {
  const html = [
    ...['https://api.example/graphql', 'http://localhost:3000', 'https://b.org/c'].map(link),
    '<link rel="canonical" href="https://a.org">',
    '<a href="/docs">d</a>',
  ].join('');
  expect(findLinks(new Map([['/a.html', html]]), ['https://b.org'])).toEqual(new Map());
});
