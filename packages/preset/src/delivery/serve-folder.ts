import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OpenSite } from './create-server';
import { createSiteServer } from './create-server';
import { hashScripts, readPages } from './deliver';
import type { Rule } from './rules';
import { deliveryRules } from './rules';
import { findFolder } from './swap-folder';

/**
 * Serves a build on this machine, and the next one as soon as that takes its place.
 *
 * @param port 0 for any that is free.
 * @throws Error if there is no build.
 */
export async function serveFolder(
  folder: string,
  port = 0,
): Promise<{ readonly server: Server; readonly origin: string }> {
  const openSite = createSiteOpener(folder);
  await openSite();
  const server = createSiteServer(openSite);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, 'localhost', resolve);
  });
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}

/** Opens the site that is in a folder at the moment; what it takes to do so is read once a site. */
function createSiteOpener(folder: string): () => Promise<OpenSite> {
  let read: { readonly id: string; readonly rules: Promise<readonly Rule[]> } | undefined;
  let site: OpenSite | undefined;
  return async () => {
    for (;;) {
      const found = findFolder(folder);
      if (!found) throw new Error(`There is no folder ${folder}: run npm run build.`);
      const { path, id } = found;
      if (read?.id !== id) read = { id, rules: readRules(path) };
      try {
        const rules = await read.rules;
        if (site?.folder !== path || site.rules !== rules) site = { folder: path, rules };
        return site;
      } catch (error) {
        if (read.id === id) read = undefined;
        // Another site may have taken the place meanwhile.
        const now = findFolder(folder);
        if (now?.path === path && now.id === id) throw error;
      }
    }
  };
}

async function readRules(folder: string): Promise<readonly Rule[]> {
  return deliveryRules(hashScripts(await readPages(folder)));
}
