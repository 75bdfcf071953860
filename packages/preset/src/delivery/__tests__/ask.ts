import { request } from 'node:http';

export interface Asked {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends a request with its target as it is, which `fetch` would tidy. */
export async function ask(
  port: number,
  target: string,
  { method = 'GET', ...headers }: Readonly<Record<string, string>> = {},
): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path: target, method, headers, agent: false };
    request(options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const body = Buffer.concat(parts).toString('latin1');
        resolve({ status: response.statusCode, headers: plain(response.headersDistinct), body });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** Some versions of nginx send each header twice with the status 416. */
function plain(headers: NodeJS.Dict<string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, values]) => [name, [...new Set(values)].join(', ')]),
  );
}
