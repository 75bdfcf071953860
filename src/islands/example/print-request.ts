import type { Client } from '../../examples/clients';
import { tokenPlaceholder } from '../../examples/clients';
import { product } from '../../product';
import type { RunRequest } from '../sandbox/protocol';

/** Code that sends a request to the platform; undefined if its variables are not a JSON object. */
export function printRequest(request: RunRequest, client: Client): string | undefined {
  const { query, operationName, as } = request;
  const variables = parseVariables(request.variables);
  if (variables === undefined) return undefined;
  return client.print(
    {
      query,
      ...(Object.keys(variables).length > 0 && { variables }),
      ...(operationName !== undefined && { operationName }),
    },
    { endpoint: product.urls.api, ...(as !== 'guest' && { token: tokenPlaceholder }) },
  );
}

function parseVariables(text: string): Readonly<Record<string, unknown>> | undefined {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
