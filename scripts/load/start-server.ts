import { fork } from 'node:child_process';
import { once } from 'node:events';

export interface Server {
  readonly origin: string;
  /** Seconds that it has been on a core. */
  readonly cpuSeconds: () => Promise<number>;
  readonly stop: () => void;
}

export async function startServer(name: 'local-api' | 'yoga'): Promise<Server> {
  const server = fork('scripts/load/server.ts', [name], { execArgv: ['--import', 'tsx'] });
  const [origin] = (await once(server, 'message')) as [string];
  return {
    origin,
    cpuSeconds: async () => {
      server.send('');
      const [{ user, system }] = (await once(server, 'message')) as [NodeJS.CpuUsage];
      return (user + system) / 1e6;
    },
    stop: () => server.disconnect(),
  };
}
