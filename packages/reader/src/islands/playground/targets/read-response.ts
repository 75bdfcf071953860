import { translate } from '@docusaurus/Translate';
import { layOutJson } from 'graphql-docs-reference/json';
import type { Header } from '../../sandbox/request-headers';

/** What a target sent back, as far as it is shown. */
export interface RemoteAnswer {
  /** JSON. */
  readonly response: string;
  readonly codes: readonly string[];
  /** In bytes, of the response as it was sent. */
  readonly bytes: number;
  /** Number and name, such as `200 OK`. */
  readonly status: string;
  readonly headers: readonly Header[];
}

/** More than this no one reads, and a page that shows it would stall. */
const mostBytes = 2_000_000;

/** What reads a response calls itself for each level. */
const mostLevels = 500;

const told =
  /^(?:ratelimit.*|x-ratelimit.*|retry-after|x-request-id|cache-control|age|etag|content-type|content-language|server-timing|www-authenticate|deprecation|sunset)$/i;

/** @throws Error in words, if the response is not JSON or too long. */
export async function readResponse(response: Response): Promise<RemoteAnswer> {
  const text = await readText(response);
  const status = `${response.status} ${response.statusText}`.trim();
  const value = parse(text);
  if (value === undefined) throw new Error(sayNotJson(response, status, text));
  if (depthOf(text) > mostLevels)
    throw new Error(
      translate(
        {
          id: 'playground.response.tooDeep',
          message:
            "The response is nested more than {count} levels deep, so the playground can't show it.",
        },
        { count: mostLevels },
      ),
    );
  return {
    response: layOutJson(text),
    codes: codesOf(value),
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
    throw new Error(
      translate({
        id: 'playground.response.tooLong',
        message: 'The response is longer than 2 MB. Ask for less, such as shorter pages.',
      }),
    );
  }
  return text;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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
  const type =
    headers.get('content-type')?.split(';')[0] ??
    translate({ id: 'playground.response.noType', message: 'no type' });
  const start = text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120);
  const quote =
    start === ''
      ? ''
      : translate(
          { id: 'playground.response.begins', message: ' It begins: “{start}”' },
          { start },
        );
  return translate(
    {
      id: 'playground.response.notJson',
      message:
        'The answer ({status}, {type}) is not JSON. Is this the address of a GraphQL endpoint?{quote}',
    },
    { status, type, quote },
  );
}

/** Codes of the errors of a response, each once. */
function codesOf(value: unknown): readonly string[] {
  const { errors } = Object(value) as { readonly errors?: unknown };
  if (!Array.isArray(errors)) return [];
  return [...new Set(errors.map(codeOf))];
}

function codeOf(error: unknown): string {
  const { extensions } = Object(error) as { readonly extensions?: unknown };
  const { code } = Object(extensions) as { readonly code?: unknown };
  return typeof code === 'string'
    ? code
    : translate({ id: 'playground.response.anError', message: 'an error' });
}
