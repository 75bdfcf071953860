import { defaultCaller, findCaller } from '../examples/example';
import { referencePath } from '../graphql/routes';
import type { Caller } from '../options/model';
import type { AuthHeader, Guides, Product } from '../options/product';
import { bearer, unknownEndpoint } from '../options/product';

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
