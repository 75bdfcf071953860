import type {
  AnyClient,
  ClientRequest,
  ClientTarget,
  Input,
} from 'graphql-docs-reference/examples';
import { nameOperation, tokenPlaceholder } from 'graphql-docs-reference/examples';
import type { AuthHeader, Endpoints } from 'graphql-docs-reference/options';
import { bearer, unknownEndpoint } from 'graphql-docs-reference/options';
import { currentApi } from '../../api';
import type { RunRequest } from '../sandbox/protocol';
import type { Header } from '../sandbox/request-headers';
import { isSecret, schemeOf, sentHeaders, valueOf } from '../sandbox/request-headers';
import { readVariables } from '../../language-service/read-variables';
import { t } from '../../t';

/** An API that a request can be sent to. */
interface CopyTarget {
  readonly id: string;
  readonly label: string;
  readonly endpoint: string;
}

/**
 * Those that have an address; one to fill in where none has.
 *
 * @param own address that the reader sends the request to.
 */
export function copyTargets(
  { production, staging, local }: Endpoints,
  own = '',
): [CopyTarget, ...CopyTarget[]] {
  const known = [
    { id: 'production', label: t('copyAs.production'), endpoint: production },
    { id: 'staging', label: t('copyAs.staging'), endpoint: staging },
    { id: 'local', label: t('copyAs.local'), endpoint: local?.endpoint },
  ].flatMap(({ endpoint, ...target }) => (endpoint === undefined ? [] : [{ ...target, endpoint }]));
  const unknown = { id: 'production', label: t('copyAs.production'), endpoint: unknownEndpoint };
  const [first = unknown, ...others] = known;
  const isKnown = own === '' || known.some(({ endpoint }) => endpoint === own);
  const label = own.replace(/^https?:\/\//, '');
  return [first, ...others, ...(isKnown ? [] : [{ id: ownId, label, endpoint: own }])];
}

/** An address of the reader's, where nothing but the reader's headers says who asks. */
export const ownId = 'own';

/** What a request is sent to and with: the local API has tokens of its own. */
export function targetOf(
  { id, endpoint: url }: CopyTarget,
  as: string,
  auth: AuthHeader,
  rows: readonly Header[] = [],
): ClientTarget {
  // The type of the body is the client's.
  const written = sentHeaders(rows).filter(({ name }) => !/^content-type$/i.test(name));
  const headers = Object.fromEntries(written.map((row) => [row.name, valueIn(row)]));
  const endpoint = written.length > 0 ? { endpoint: url, headers } : { endpoint: url };
  const { header } = id === 'local' ? bearer : auth;
  const isSaid = id === ownId || valueOf(rows, header) !== undefined;
  if (isSaid || isGuest(as)) return endpoint;
  const { token = tokenPlaceholder } =
    currentApi().callers.find((caller) => caller.id === as) ?? {};
  return id === 'local' ? { ...endpoint, token } : { ...endpoint, token: tokenPlaceholder, auth };
}

/** The value of a header as code may show it, which is passed on: of a secret its scheme alone. */
function valueIn({ name, value }: Header): string {
  const scheme = schemeOf(value);
  return isSecret(name) || scheme !== '' ? scheme + tokenPlaceholder : value;
}

/** What the reader does before the code runs. */
export function hintOf(
  { id }: CopyTarget,
  as: string,
  { local }: Endpoints,
  rows: readonly Header[] = [],
): string {
  const hasSecret = sentHeaders(rows).some((row) => valueIn(row) !== row.value);
  if (hasSecret) return t('copyAs.tokenHint', { token: tokenPlaceholder });
  if (id === ownId) return '';
  if (id === 'local') return t('copyAs.localHint', { command: local?.start ?? '' });
  if (isGuest(as)) return t('copyAs.guestHint');
  return t('copyAs.tokenHint', { token: tokenPlaceholder });
}

/** Whether somebody sends no token. */
function isGuest(as: string): boolean {
  return as === currentApi().callers[0]?.id;
}

export interface CodeFile {
  readonly title: string;
  /** As fences name it. */
  readonly language: string;
  readonly text: string;
}

/**
 * A request as clients take it.
 *
 * @throws Error for the reader, if its variables are not a JSON object.
 */
export function toClientRequest(request: RunRequest): ClientRequest {
  const { query, operationName } = request;
  const variables = readVariables(request.variables);
  return {
    query,
    ...(Object.keys(variables).length > 0 && { variables }),
    ...(operationName !== undefined && { operationName }),
  };
}

/** @param loadInputs what the schema says of the variables, for code that names their types. */
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
        title: t('copyAs.codeFor', { client: label }),
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
