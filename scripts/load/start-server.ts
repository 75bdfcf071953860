import { fork } from 'node:child_process';
import { once } from 'node:events';

/** The first query of the guides, with its answer; the introduction has both. */
export const query =
  'query FirstSpaces { spaces(limit: 2) { totalResults data { id name memberCount } } }';

export const answer = {
  data: {
    spaces: {
      totalResults: 6,
      data: [
        { id: '018f41d7-03c2-7b6a-8f1e-6d2a94c7b350', name: 'Repair café Mitte', memberCount: 10 },
        { id: '018f3c2a-7b1d-7e40-9a55-2f6c0d9b8e11', name: 'Kiezgarten am Kanal', memberCount: 8 },
      ],
    },
  },
};

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
