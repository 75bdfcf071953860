import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Client, ClientRequest, ClientTarget } from 'graphql-docs-reference/examples';

const end = '---';

/** What runs the code of a language, and a line that runs a file of it. */
const programs = {
  bash: {
    command: 'bash',
    ending: 'sh',
    line: (file: string) => `source ./${file}; echo ${end}`,
  },
  ts: {
    command: process.execPath,
    ending: 'mjs',
    line: (file: string) => `await import('./${file}'); console.log('${end}');`,
  },
} as const;

/** A client whose program is here. */
export type RunnableClient = Client & { readonly language: keyof typeof programs };

/** Runs the code that a client prints for some requests, and reads the JSON that each prints. */
export async function runClient(
  { language, print }: RunnableClient,
  requests: readonly ClientRequest[],
  target: ClientTarget,
): Promise<unknown[]> {
  const { command, ending, line } = programs[language];
  const folder = await mkdtemp(join(tmpdir(), 'client-'));
  try {
    await symlink(resolve('node_modules'), join(folder, 'node_modules'));
    const lines = await Promise.all(
      requests.map(async (request, index) => {
        const file = `${index}.${ending}`;
        await writeFile(join(folder, file), print(request, target));
        return line(file);
      }),
    );
    await writeFile(join(folder, `all.${ending}`), lines.join('\n'));
    const { stdout } = await promisify(execFile)(command, [`all.${ending}`], { cwd: folder });
    const printed = stdout.split(`${end}\n`).slice(0, -1);
    return printed.map((json) => JSON.parse(json, comparable) as unknown);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Leaves out places in the document, which each client lays out again, and types that Apollo adds. */
export function comparable(key: string, value: unknown): unknown {
  return key === '__typename' || key === 'locations' ? undefined : value;
}
