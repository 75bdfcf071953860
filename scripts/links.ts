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
  const failing = await findFailing([...links.keys()]);
  console.log(`${failing.size} of ${links.size} links to other sites fail.`);
  for (const [address, fault] of failing) {
    console.log(`\n- ${address}: ${fault}. On ${links.get(address)?.join(', ')}`);
  }
  if (failing.size > 0) process.exitCode = 1;
}

/** Sites at the same time, and the addresses of a site one after the other. */
async function findFailing(addresses: readonly string[]): Promise<Map<string, string>> {
  const sites = new Map<string, string[]>();
  for (const address of addresses) {
    const { host } = new URL(address);
    sites.set(host, [...(sites.get(host) ?? []), address]);
  }
  const failing = new Map<string, string>();
  await Promise.all(
    [...sites.values()].map(async (ofSite) => {
      for (const address of ofSite) {
        const fault = await checkLink(address);
        if (fault !== undefined) failing.set(address, fault);
      }
    }),
  );
  return failing;
}

void runScript(main, {
  command: 'npm run links',
  does: 'Asks other sites for every address that the site in build/ links to. It needs the network.',
  example: 'npm run links',
});
