import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { createSandbox } from '../..';
import { sdl, town } from '../../__tests__/helpers';
import type { LocalApiSettings } from '../local-api';
import { createLocalApi } from '../local-api';
import { readOptions } from '../options';
import type { Service } from '../serve';
import { serve } from '../serve';

/** Addresses, which are known once the tests run. */
export interface Addresses {
  readonly origin: () => string;
  readonly endpoint: () => string;
}

/** Serves a sandbox while tests run, each of which finds a fresh world; no limit ends many requests. */
export function useLocalApi(
  role = 'guest',
  settings: LocalApiSettings = { rateLimit: false },
): Addresses {
  const sandbox = createSandbox(sdl, town);
  const { anonymous } = readOptions(['--role', role], {});
  let service: Service | undefined;
  const origin = (): string => service?.origin ?? '';
  beforeAll(async () => {
    service = await serve(createLocalApi(sandbox, { anonymous, ...settings }), 0);
  });
  beforeEach(() => sandbox.reset());
  afterAll(() => service?.close());
  return { origin, endpoint: () => `${origin()}/graphql` };
}

/** Sends a condition with the first request alone, until the test ends. */
export function meetOnce(condition: string): void {
  let isFirst = true;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (url: string, { headers, ...init }: RequestInit) => {
    const sent = new Headers(headers);
    if (isFirst) sent.set('X-Condition', condition);
    isFirst = false;
    return fetch(url, { ...init, headers: sent });
  });
}

export interface Reply {
  readonly status: number;
  readonly type: string | null;
  readonly body: unknown;
}

/** Posts a body as JSON, or as it is where it is a text, and reads the JSON that comes back. */
export async function post(
  endpoint: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    body: (await response.json()) as unknown,
  };
}
