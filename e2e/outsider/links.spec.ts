import { expect, root, test } from './test';

test('every link of the site leads to a page or a file of it, at its address', async ({
  request,
  baseURL,
}) => {
  const { origin } = new URL(String(baseURL));
  const found = new Set([root]);
  const faults: string[] = [];
  for (const path of found) {
    const response = await request.get(origin + path, { maxRedirects: 0 });
    if (!path.startsWith(root) || !response.ok()) faults.push(path);
    if (!response.headers()['content-type']?.startsWith('text/html')) continue;
    const links = (await response.text()).matchAll(/\s(?:href|src)=(?:"([^"]*)"|([^\s">]+))/g);
    for (const [, quoted, bare = quoted ?? ''] of links) {
      const url = new URL(bare.replaceAll('&amp;', '&'), response.url());
      if (url.origin === origin) found.add(url.pathname);
    }
  }
  expect(faults).toEqual([]);
  expect(found.size).toBeGreaterThan(80);
});
