import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { createSiteServer } from './create-server';
import { hashScripts, readPages } from './deliver';
import { deliveryRules } from './rules';

/**
 * Serves a build on this machine.
 *
 * @param port 0 for any that is free.
 */
export async function serveFolder(
  folder: string,
  port = 0,
): Promise<{ readonly server: Server; readonly origin: string }> {
  const rules = deliveryRules(hashScripts(await readPages(folder)));
  const server = createSiteServer(folder, rules);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, 'localhost', resolve);
  });
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}
