import { translate } from '@docusaurus/Translate';
import { currentApi } from '../../../api';
import type { RunRequest } from '../../sandbox/protocol';
import type { Header } from '../../sandbox/request-headers';
import { sentHeaders, valueOf } from '../../sandbox/request-headers';
import { localApi } from './targets';

/** A request as it goes over the network. */
export interface RemoteRequest {
  readonly address: string;
  readonly headers: readonly Header[];
  readonly body: string;
}

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
  const parsed = readVariables(variables);
  return {
    address,
    headers: sentHeaders([...own, ...caller, ...rows]),
    body: JSON.stringify({ query, operationName, ...(parsed && { variables: parsed }) }),
  };
}

function readVariables(text: string): object | undefined {
  if (text.trim() === '') return undefined;
  const value = parse(text);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new Error(
    translate({
      id: 'sandbox.variables.noObject',
      message: 'The variables are not a JSON object.',
    }),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function bytesOf({ body }: RemoteRequest): number {
  return new TextEncoder().encode(body).length;
}
