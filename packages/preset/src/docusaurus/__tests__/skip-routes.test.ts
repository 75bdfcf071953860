import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInThisContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

type MatchPath = (pathname: string, options: object | string) => object | null;

const own = createRequire(__filename);
const file = 'node_modules/react-router/cjs/react-router.js';
const skipRoutes = own('../skip-routes.cjs') as (source: string) => string;

const router = readFileSync(file, 'utf8');
const skip = (source: string): string => skipRoutes.call({ resourcePath: file }, source);

/** What the file of the router exports as its function, with this text. */
function matchPathOf(source: string): MatchPath {
  const exports = {};
  const wrapped = `(function (require, exports) {${source}\n})`;
  (runInThisContext(wrapped) as (...given: unknown[]) => void)(own, exports);
  return (exports as { matchPath: MatchPath }).matchPath;
}

const quick = matchPathOf(skip(router));
const slow = matchPathOf(router);

describe('skipping routes', () => {
  const routes: (object | string)[] = [
    '/',
    '/docs/a',
    '/docs/:name',
    '/a(/b)?',
    '/*',
    '/docs/ä',
  ].flatMap((path) => [{ path, exact: true }, { path }, path]);
  const others = [
    {},
    { path: ['/docs/a', '/docs'], exact: true },
    { path: '/docs/a', exact: true, strict: true },
    { path: '/docs/a', exact: true, sensitive: true },
  ];
  const addresses = [
    '/',
    '/a',
    '/a/b',
    '/docs',
    '/docs/a',
    '/docs/a/',
    '/DOCS/A',
    '/docs/a/b',
    '/docs/ä',
  ];

  it.each([...routes, ...others])('finds what the router finds for %j', (options) => {
    expect(addresses.map((address) => quick(address, options))).toEqual(
      addresses.map((address) => slow(address, options)),
    );
  });

  it('compiles no expression for another path', () => {
    let read = 0;
    const options = {
      path: '/docs/another',
      exact: true,
      get strict() {
        read += 1;
        return false;
      },
    };
    slow('/docs/a', options);
    expect(read).toBe(1);
    quick('/docs/a', options);
    expect(read).toBe(1);
  });

  it('changes the router once, though each schema of a site asks for it', () => {
    expect(skip(skip(router))).toBe(skip(router));
  });

  it('says so where the router has changed', () => {
    expect(() => skip('')).toThrow(
      'node_modules/react-router/cjs/react-router.js has no "function matchPath(pathname, options) {"',
    );
  });
});
