import { defaultCaller, findCaller, groupByOperation, requestOf } from '../examples/example';
import { referencePath, categories } from '../graphql/routes';
import type { Caller } from '../options/model';
import type { AuthHeader, Guides, Product } from '../options/product';
import { bearer, unknownEndpoint } from '../options/product';
import type { AnsweredExample, Example } from '../examples/example';
import type { Answer, PersonaRequest } from '../graphql/requests';
import type { OperationSymbol } from '../graphql/symbols';
import { isOperation } from '../graphql/symbols';
import type { ReferenceContext } from '../reference/context';
import type { Domain } from '../reference/domains';
import { listDomains } from '../reference/domains';

export const downloadNames = [
  'schema.graphql',
  'introspection.json',
  'operations.json',
  'operations.schema.json',
  'examples.postman_collection.json',
  'examples.bruno.zip',
  'examples.http',
] as const;

export type DownloadName = (typeof downloadNames)[number];

export function isDownload(name: string): name is DownloadName {
  return downloadNames.some((known) => known === name);
}

export function downloadPath(name: DownloadName): string {
  return `${referencePath}/${name}`;
}

interface SentRequest {
  /** What is sent as the JSON of a POST. */
  readonly body: Pick<PersonaRequest, 'query' | 'variables'>;
  /** Undefined where no token is sent. */
  readonly token: string | undefined;
}

/** An example as the client of a reader sends it. */
export interface CollectedRequest extends SentRequest {
  /** `books`, or `books.by-topic` for a second use. */
  readonly name: string;
  /** What it does, in CommonMark. */
  readonly sentence: string;
  /** The operation that it is of, and its page. */
  readonly coordinate: string;
  readonly url: string;
  /** What has to be sent first, in this order, for the same answer. */
  readonly before: readonly (SentRequest & { readonly name: string })[];
  readonly answer: Answer;
  readonly codes: readonly string[];
}

export interface RequestFolder {
  readonly label: string;
  /** For names of files: `app-events`. */
  readonly slug: string;
  readonly requests: readonly CollectedRequest[];
}

/** All examples, by domain, or by kind where there are none, and then in the order of the reference. */
export function collectRequests(
  context: Pick<ReferenceContext, 'symbols' | 'examples' | 'groupBy' | 'callers'>,
  siteUrl: Product['siteUrl'],
): RequestFolder[] {
  const domains = listDomains(context);
  const examplesOf = groupByOperation(context.examples);
  const parts = domains.length > 0 ? domains : listKinds(context);
  return parts
    .map(({ label, id, operations }) => ({
      label,
      slug: id.replace(/^domain-/, ''),
      requests: operations.flatMap((operation) =>
        examplesOf(operation).map((example) =>
          collect(example, operation, { ...context, siteUrl }),
        ),
      ),
    }))
    .filter(({ requests }) => requests.length > 0);
}

function listKinds({
  symbols,
}: Pick<ReferenceContext, 'symbols'>): Pick<Domain, 'label' | 'id' | 'operations'>[] {
  const operations = symbols.filter(isOperation);
  return categories.map(({ kind, label }) => ({
    label,
    id: kind,
    operations: operations.filter((operation) => operation.kind === kind),
  }));
}

function collect(
  example: AnsweredExample,
  { coordinate, path }: OperationSymbol,
  { callers, siteUrl }: Pick<ReferenceContext, 'callers'> & Pick<Product, 'siteUrl'>,
): CollectedRequest {
  const { name, sentence, before, answer, errors } = example;
  return {
    ...sentOf(example, callers),
    name,
    sentence,
    coordinate,
    url: siteUrl(path),
    before: before.map((earlier) => ({ ...sentOf(earlier, callers), name: earlier.name })),
    answer,
    codes: errors.map(({ value }) => value),
  };
}

/** What a client shows beside the request, in CommonMark. */
export function notesOf({ sentence, coordinate, url }: CollectedRequest): string {
  return `${sentence}\n\n[\`${coordinate}\`](${url})`;
}

function sentOf(example: Example, callers: readonly Caller[]): SentRequest {
  const { query, variables } = requestOf(example);
  return {
    body: { query: query.trim(), ...(variables && { variables }) },
    token: tokenVariableOf(example.as, callers),
  };
}

/** What collections say of the API besides its examples. */
export interface Described {
  readonly product: Product;
  readonly guides?: Guides | undefined;
  readonly callers?: readonly Caller[] | undefined;
}

/** What a collection is called, sends to and begins with. */
export interface Collection {
  readonly name: string;
  /** Name of an environment with these values. */
  readonly target: 'local' | 'production';
  readonly endpoint: string;
  /** What each request calls first; empty for an API that keeps what it is told. */
  readonly reset: string;
  readonly tokens: readonly (readonly [variable: string, token: string])[];
  readonly auth: AuthHeader;
  /** The header that clients have a form of their own for. */
  readonly isBearer: boolean;
}

/** That of the local API where there is one, which answers as examples say. */
export function collectionOf({ product, callers = [] }: Described): Collection {
  const { name, endpoint = unknownEndpoint, localApi, auth = bearer } = product;
  const common = {
    name: `${name} GraphQL API`,
    auth,
    isBearer: /^authorization$/i.test(auth.header) && /^bearer$/i.test(auth.prefix),
  };
  if (!localApi)
    return { ...common, target: 'production', endpoint, reset: '', tokens: [[mainToken, '']] };
  return {
    ...common,
    target: 'local',
    endpoint: localApi.endpoint,
    reset: localApi.reset,
    tokens: listTokens(callers),
  };
}

/** What the reader of a collection has to know, in CommonMark. */
export function collectionNotes(
  holder: 'collection' | 'environment',
  { product: { siteUrl, localApi: local }, guides, callers = [] }: Described,
): string {
  const reference = siteUrl(referencePath);
  if (!local)
    return `The examples of the [reference](${reference}), with the responses of a model of the API.

The variables are in the ${holder}:

- \`endpoint\`: where requests go.
- \`token\`: your access token.
`;
  const localApi =
    guides?.localApi === undefined ? 'local API' : `[local API](${siteUrl(guides.localApi)})`;
  return `The examples of the [reference](${reference}), with their responses.

They use the identifiers and the people of the ${localApi}, which you start with \`${local.start}\`.
The variables are in the ${holder}:

- \`endpoint\`: where requests go.
- \`reset\`: what each request calls first, so that the response is that of the reference. Empty it to keep your changes, and for every API but the local one.
${tokenNotes(callers)}`;
}

/** What stands for whose token. */
function tokenNotes(callers: readonly Caller[]): string {
  const usual = defaultCaller(callers);
  const own = usual ? `, or that of the local API's ${usual.label.toLowerCase()}` : '';
  const others = callers.filter((caller) => caller !== usual && caller.token !== undefined);
  const notes = others.map(({ id, label }) => {
    return `- \`${tokenVariableOf(id, callers)}\`: the same for the ${label.toLowerCase()}.\n`;
  });
  return `- \`token\`: your access token${own}.\n${notes.join('')}`;
}

/** The variable of a collection with the token that most of its requests are sent with. */
export const mainToken = 'token';

/**
 * The variable with the token of a caller; a guest sends none. Most examples are the default
 * caller's, so that a reader with one token can send nearly all of them.
 */
export function tokenVariableOf(as: string, callers: readonly Caller[]): string | undefined {
  if (callers.length === 0) return mainToken;
  const caller = findCaller(callers, as);
  if (caller?.token === undefined) return undefined;
  return caller === defaultCaller(callers) ? mainToken : `${camelCase(as)}Token`;
}

/** Each variable with the token that the local API takes, which is none where it asks for none. */
export function listTokens(callers: readonly Caller[]): [variable: string, token: string][] {
  if (callers.length === 0) return [[mainToken, '']];
  return callers.flatMap(({ id, token }): [string, string][] => {
    const variable = tokenVariableOf(id, callers);
    return variable !== undefined && token !== undefined ? [[variable, token]] : [];
  });
}

/** `headLibrarian` for `head-librarian`. */
function camelCase(id: string): string {
  return id.replace(/[^a-z0-9]+(.?)/gi, (_signs, next: string) => next.toUpperCase());
}
