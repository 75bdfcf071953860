import { parseArgs } from 'node:util';
import { whenOrphaned } from 'graphql-docs-reference/calls';
import { serveFolder } from 'docusaurus-preset-graphql-docs/delivery';
import { readPort } from './read-port';
import { runScript } from './run-script';

async function main(): Promise<void> {
  const { port: given = process.env['PORT'] ?? '3000' } = parseArgs({
    options: { port: { type: 'string' } },
  }).values;
  const { server, origin } = await serveFolder('build', readPort(given));
  console.log(`The site is at ${origin}.`);
  const stop = (): void => {
    server.close();
    server.closeAllConnections();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  whenOrphaned(stop);
}

void runScript(main, {
  command: 'npm run serve',
  does: 'Serves build/ with the addresses and headers that nginx gives it, until you stop it with Ctrl-C.',
  options: [['--port PORT', 'Where to listen. Default: PORT of the environment, or 3000']],
  example: 'npm run serve -- --port 8080',
});
