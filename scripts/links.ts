import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Globby } from '@docusaurus/utils';
import { runScript } from './run-script';
import { checkLink, findLinks } from './find-links';

/** Prints, as Markdown, links of the built site to other sites that fail, and the pages with them. */
async function main(): Promise<void> {
  if (!existsSync('build')) throw new Error('There is no folder build: run npm run build.');
  const files = await Globby('**/*.html', { cwd: 'build' });
  const texts = files
    .sort()
    .map(async (file) => [`/${file}`, await readFile(`build/${file}`, 'utf8')] as const);
  const links = findLinks(new Map(await Promise.all(texts)));
  const failing: string[] = [];
  const check = async (address: string, pages: readonly string[]): Promise<void> => {
    const fault = await checkLink(address);
    if (fault !== undefined) failing.push(`- ${address}: ${fault}. On ${pages.join(', ')}`);
  };
  // Sites at the same time, and the addresses of a site one after the other.
  const sites = new Map<string, Promise<void>>();
  for (const [address, pages] of links) {
    const { host } = new URL(address);
    const before = sites.get(host) ?? Promise.resolve();
    sites.set(
      host,
      before.then(() => check(address, pages)),
    );
  }
  await Promise.all(sites.values());
  console.log(`${failing.length} of ${links.size} links to other sites fail.`);
  for (const line of failing) console.log(`\n${line}`);
  if (failing.length > 0) process.exitCode = 1;
}

void runScript(main, {
  command: 'npm run links',
  does: 'Asks other sites for every address that the site in build/ links to. It needs the network.',
  example: 'npm run links',
});
