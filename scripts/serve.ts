import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { serveFolder } from '../src/delivery/serve-folder';
import type { Usage } from './answer-usage';
import { answerUsage } from './answer-usage';

const usage: Usage = {
  command: 'npm run serve',
  does: 'Serves build/ with the addresses and headers that nginx gives it, until you stop it with Ctrl-C.',
  options: [['--port PORT', 'Where to listen. Default: PORT of the environment, or 3000']],
  example: 'npm run serve -- --port 8080',
};

async function main(): Promise<void> {
  if (answerUsage(usage)) return;
  const { port: given = process.env['PORT'] ?? '3000' } = parseArgs({
    options: { port: { type: 'string' } },
  }).values;
  const port = Number(given);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`Unexpected --port "${given}". Expected a number from 1 to 65535.`);
  }
  if (!existsSync('build')) throw new Error('There is no folder build: run npm run build.');
  const { server, origin } = await serveFolder('build', port);
  console.log(`The site is at ${origin}.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
