import { describe, expect, it } from 'vitest';
import { claimPages, createOutputTable, findPathProblems } from '../output-paths';
import { formatProblem } from '../problem';

const place = (file: string): { file: string; line: number; column: number } => ({
  file,
  line: 2,
  column: 3,
});

describe('claimPages', () => {
  it('gives a page with others below it two files', () => {
    const pages = ['/', '/docs', '/docs/errors', '/docsearch'];
    expect(claimPages(pages.map((route) => ({ route, what: route }))).map((c) => c.path)).toEqual([
      '/index.html',
      '/docs.html',
      '/docs/index.html',
      '/docs/errors.html',
      '/docsearch.html',
    ]);
  });
});

describe('findPathProblems', () => {
  it('places the problem where an author can change it, whoever comes first', () => {
    const tool = { path: '/robots.txt', what: 'a file about the site' };
    const author = { path: '/Robots.txt', what: 'a file', place: place('static/Robots.txt') };
    const expected = [
      'static/Robots.txt:2:3 Unexpected path /Robots.txt of a file: a file about the site has /robots.txt, the same to Windows and macOS. Choose another name.',
    ];
    expect(findPathProblems([tool, author]).map(formatProblem)).toEqual(expected);
    expect(findPathProblems([author, tool]).map(formatProblem)).toEqual(expected);
  });

  it('takes two forms of a letter for one', () => {
    const claims = ['/\u00e4.html', '/a\u0308.html'].map((path) => ({ path, what: path }));
    expect(findPathProblems(claims)).toHaveLength(1);
  });
});

describe('createOutputTable', () => {
  it('refuses what another writer has claimed, and names both', () => {
    const outputs = createOutputTable();
    outputs.claim('static files', [{ path: '/a.md', what: 'a file', place: place('static/a.md') }]);
    expect(() => outputs.claim('twins', [{ path: '/a.md', what: 'the Markdown of /a' }])).toThrow(
      '1 problem in the input:\nstatic/a.md:2:3 Unexpected path /a.md of a file: the Markdown of /a has it, too. Choose another name.',
    );
  });

  it('lets a writer claim again, which forgets what it had', () => {
    const outputs = createOutputTable();
    const claim = (path: string): void => outputs.claim('pages', [{ path, what: 'a page' }]);
    claim('/a.html');
    claim('/a.html');
    claim('/b.html');
    expect([...outputs.paths()]).toEqual(['/b.html']);
  });
});
