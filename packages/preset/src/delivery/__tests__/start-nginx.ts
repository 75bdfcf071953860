import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Debian's nginx with its module for brotli, as in the container. */
export const hasNginx =
  spawnSync('nginx', ['-v']).status === 0 &&
  existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so');

const nobody = 65_534;

/** Starts nginx as the container does, but for its port and its folders. */
export async function startNginx(
  site: string,
): Promise<{ readonly port: number; readonly stop: () => Promise<void> }> {
  const port = await findPort();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const configuration = join(folder, 'nginx.conf');
  const ownSite = readFileSync(join(site, '_nginx.conf'), 'utf8')
    .replace('listen 8080;\n  listen [::]:8080;', `listen 127.0.0.1:${port};`)
    .replace('/srv/site', site);
  writeFileSync(join(folder, 'site.conf'), ownSite);
  const main = readFileSync('container/nginx.conf', 'utf8')
    .replaceAll('/tmp/nginx/', `${folder}/`)
    .replace('access_log /dev/stdout', 'access_log off')
    .replace('/dev/stderr', join(folder, 'error.log'))
    .replace('/srv/site/_nginx.conf', join(folder, 'site.conf'));
  writeFileSync(configuration, main);
  chmodSync(folder, 0o777);
  chmodSync(site, 0o755);
  const ids = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  const nginx = spawn('nginx', ['-c', configuration, '-g', 'daemon off;'], {
    ...ids,
    stdio: 'inherit',
  });
  await untilOpen(port);
  return {
    port,
    stop: async () => {
      nginx.kill('SIGTERM');
      await once(nginx, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function untilOpen(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await setTimeout(50);
  }
  throw new Error('nginx did not start.');
}
