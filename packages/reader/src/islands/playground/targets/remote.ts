import { layOutJson } from 'graphql-docs-reference/json';
import { currentApi } from '../../../api';
import type { RunAnswer, RunRequest } from '../../sandbox/protocol';
import { readVariables } from '../../../language-service/read-variables';
import type { Header } from '../../sandbox/request-headers';
import { sentHeaders, valueOf } from '../../sandbox/request-headers';
import type { RemoteRequest } from './targets';
import { localApi } from './targets';
import { t } from '../../../t';

/** What only those need who send a request to an address. */
export { askAddress, askConsent } from './dialogs';

const own: readonly Header[] = [
  { name: 'Accept', value: 'application/graphql-response+json, application/json;q=0.9' },
  { name: 'Content-Type', value: 'application/json' },
];

/**
 * What is sent to an address, as GraphQL over HTTP has it. The local API knows the callers of the
 * page by their tokens; anywhere else the reader's own headers say who asks.
 *
 * @throws Error if the variables are not a JSON object.
 * @see https://graphql.github.io/graphql-over-http/draft/
 */
export function composeRequest(
  { query, variables, operationName, as }: RunRequest,
  address: string,
  rows: readonly Header[],
): RemoteRequest {
  const token = currentApi().callers.find(({ id }) => id === as)?.token;
  const isOwn = address !== localApi() || valueOf(rows, 'Authorization') !== undefined;
  const caller =
    isOwn || token === undefined ? [] : [{ name: 'Authorization', value: `Bearer ${token}` }];
  const parsed = variables.trim() === '' ? undefined : readVariables(variables);
  return {
    address,
    headers: sentHeaders([...own, ...caller, ...rows]),
    body: JSON.stringify({ query, operationName, ...(parsed && { variables: parsed }) }),
  };
}

/** How long an answer may take, in milliseconds. */
const patience = 30_000;

/**
 * Sends a request without cookies, and follows no redirection: nobody agreed to send it elsewhere.
 *
 * @throws Error in words, with what can be done; `AbortError` if the signal ends it.
 */
export async function sendRemote(
  { address, headers, body }: RemoteRequest,
  signal: AbortSignal,
): Promise<RemoteAnswer> {
  const timeout = AbortSignal.timeout(patience);
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: headers.map(({ name, value }): [string, string] => [name, value]),
      body,
      credentials: 'omit',
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: AbortSignal.any([signal, timeout]),
    });
    if (response.type === 'opaqueredirect') {
      throw new Error(t('playground.response.redirect', { address }));
    }
    return await readResponse(response);
  } catch (error) {
    if (!timeout.aborted && !(error instanceof TypeError)) throw error;
    const words = timeout.aborted
      ? t('playground.response.timeout', { address, seconds: patience / 1000 })
      : saySilence(address, window.location.origin, navigator.onLine);
    throw new Error(words, { cause: error });
  }
}

/** A browser does not tell a page why it got nothing, so that this names what can be the cause. */
export function saySilence(address: string, origin: string, isOnline: boolean): string {
  const { local } = currentApi().endpoints;
  if (address === local?.endpoint) {
    return t('playground.response.noLocal', { address, command: local.start });
  }
  if (!isOnline) return t('playground.response.offline');
  return t('playground.response.silence', { address, origin });
}

/** What a target sent back, as far as it is shown. */
type RemoteAnswer = Pick<RunAnswer, 'response' | 'bytes'> & NonNullable<RunAnswer['http']>;

/** More than this no one reads, and a page that shows it would stall. */
const mostBytes = 2_000_000;

/** What reads a response calls itself for each level. */
const mostLevels = 500;

const told =
  /^(?:ratelimit.*|x-ratelimit.*|retry-after|x-request-id|cache-control|age|etag|content-type|content-language|server-timing|www-authenticate|deprecation|sunset)$/i;

/** @throws Error in words, if the response is not JSON or too long. */
async function readResponse(response: Response): Promise<RemoteAnswer> {
  const text = await readText(response);
  const status = `${response.status} ${response.statusText}`.trim();
  try {
    JSON.parse(text);
  } catch (cause) {
    throw new Error(sayNotJson(response, status, text), { cause });
  }
  if (depthOf(text) > mostLevels)
    throw new Error(t('playground.response.tooDeep', { count: mostLevels }));
  return {
    response: layOutJson(text),
    bytes: new TextEncoder().encode(text).length,
    status,
    headers: [...response.headers]
      .filter(([name]) => told.test(name))
      .map(([name, content]) => ({ name, value: content })),
  };
}

async function readText({ body }: Response): Promise<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    text += part.value;
    if (text.length <= mostBytes) continue;
    await reader?.cancel();
    throw new Error(t('playground.response.tooLong'));
  }
  return text;
}

/** How deep the lists and objects of JSON are nested. */
function depthOf(json: string): number {
  let level = 0;
  let deepest = 0;
  for (const [token] of json.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]]/g)) {
    if (token === '{' || token === '[') level += 1;
    if (token === '}' || token === ']') level -= 1;
    deepest = Math.max(deepest, level);
  }
  return deepest;
}

function sayNotJson({ headers }: Response, status: string, text: string): string {
  const type = headers.get('content-type')?.split(';')[0] ?? t('playground.response.noType');
  const start = text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120);
  const quote = start === '' ? '' : t('playground.response.begins', { start });
  return t('playground.response.notJson', { status, type, quote });
}
