import { inflateRawSync } from 'node:zlib';
import { expect, test } from './test';
import { watchConsole } from './console';

const parsers: Readonly<Record<string, (body: Buffer) => boolean>> = {
  json: (body) => typeof JSON.parse(body.toString()) === 'object',
  graphql: (body) => /^type Query \{$/m.test(body.toString()),
  http: (body) => /^POST \{\{endpoint\}\}$/m.test(body.toString()),
  zip: (body) => firstFile(body).includes('Vicinia GraphQL API'),
};

/** The first file of an archive, by the header that comes before it. */
function firstFile(zip: Buffer): string {
  const [size, name, extra] = [zip.readUInt32LE(18), zip.readUInt16LE(26), zip.readUInt16LE(28)];
  const start = 30 + name + extra;
  return inflateRawSync(zip.subarray(start, start + size)).toString();
}

test('each file that the guide links to downloads and parses', async ({ page }) => {
  const said = watchConsole(page);
  await page.goto('/docs/schema-as-a-file');
  const links = page.getByRole('main').locator('a[href^="/docs/graphql/"]');
  const addresses = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
  const files = [...new Set(addresses.filter((address) => /\.\w+$/.test(address)))];
  expect(files).toHaveLength(7);
  for (const file of files) {
    const response = await page.request.get(file);
    expect(response.status(), file).toBe(200);
    expect(parsers[file.replace(/^.*\./, '')]?.(await response.body()), file).toBe(true);
  }
  expect(said).toEqual([]);
});
