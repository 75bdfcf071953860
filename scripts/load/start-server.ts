import { fork } from 'node:child_process';
import { once } from 'node:events';

/** What a server has taken of the machine; memory that it no longer needs is not counted. */
export interface Taken {
  readonly cpu: NodeJS.CpuUsage;
  readonly memory: NodeJS.MemoryUsage;
}

export interface Server {
  readonly origin: string;
  readonly taken: () => Promise<Taken>;
  readonly stop: () => void;
}

export async function startServer(name: 'local-api' | 'yoga'): Promise<Server> {
  const execArgv = ['--import', 'tsx', '--expose-gc'];
  const server = fork('scripts/load/server.ts', [name], { execArgv });
  const [origin] = (await once(server, 'message')) as [string];
  return {
    origin,
    taken: async () => {
      server.send('');
      const [taken] = (await once(server, 'message')) as [Taken];
      return taken;
    },
    stop: () => server.disconnect(),
  };
}
