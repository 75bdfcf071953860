import { translate } from '@docusaurus/Translate';
import type {
  AnyClient,
  ClientRequest,
  ClientTarget,
  Input,
} from 'graphql-docs-reference/examples';
import { nameOperation } from 'graphql-docs-reference/examples';
import type { RunRequest } from '../sandbox/protocol';

export interface CodeFile {
  readonly title: string;
  /** As fences name it. */
  readonly language: string;
  readonly text: string;
}

/** A request as clients take it; undefined if its variables are not a JSON object. */
export function toClientRequest(request: RunRequest): ClientRequest | undefined {
  const { query, operationName } = request;
  const variables = parseVariables(request.variables);
  if (variables === undefined) return undefined;
  return {
    query,
    ...(Object.keys(variables).length > 0 && { variables }),
    ...(operationName !== undefined && { operationName }),
  };
}

/**
 * The files with code that sends a request.
 *
 * @param loadInputs finds out what the schema says of the variables, for code that names their types.
 */
export async function printFiles(
  request: ClientRequest,
  client: AnyClient,
  target: ClientTarget,
  loadInputs: () => Promise<readonly Input[]>,
): Promise<readonly CodeFile[]> {
  const { language, label } = client;
  if ('print' in client) {
    return [
      {
        title: translate({ id: 'copyAs.codeFor', message: 'Code for {client}' }, { client: label }),
        language,
        text: client.print(request, target),
      },
    ];
  }
  const { name, query } = nameOperation(request);
  const text = client.printTyped({ ...request, inputs: await loadInputs() }, target);
  return [
    { title: `${name}.graphql`, language: 'graphql', text: `${query}\n` },
    { title: client.fileName, language, text },
  ];
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
