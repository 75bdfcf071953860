import type { AuthHeader } from '../../options/product';
import { authValue, bearer } from '../../options/product';
import type { Input } from './input';

/** A request as a reader wrote it. */
export interface ClientRequest {
  readonly query: string;
  /** JSON. */
  readonly variables?: Readonly<Record<string, unknown>>;
  /** Which operation to send where the document has several; the first one where it is left out. */
  readonly operationName?: string;
}

/** A request whose variables have their types. */
export interface TypedRequest extends ClientRequest {
  readonly inputs: readonly Input[];
}

export interface ClientTarget {
  readonly endpoint: string;
  /** Goes into a header, which a guest's request does not have. */
  readonly token?: string;
  /** That header; `Authorization: Bearer …` where it is absent. */
  readonly auth?: AuthHeader | undefined;
}

/** The header that says who asks, if anybody does. */
export function authHeaders({ token, auth = bearer }: ClientTarget): Record<string, string> {
  return token ? { [auth.header]: authValue(auth, token) } : {};
}

interface ClientWords {
  readonly id: string;
  readonly label: string;
}

/** A program or library that sends GraphQL requests, and how its code looks. */
export interface Client extends ClientWords {
  /** Language of the code, as fences name it. */
  readonly language: 'bash' | 'python' | 'ts';
  /** Complete code that sends the request and prints the answer, ending in a line break. */
  readonly print: (request: ClientRequest, target: ClientTarget) => string;
}

/** A library that generates classes from operations, which the code uses. */
export interface GeneratingClient extends ClientWords {
  readonly language: 'kotlin' | 'swift';
  readonly fileName: string;
  /** Complete code that sends the request and prints the answer, ending in a line break. */
  readonly printTyped: (request: TypedRequest, target: ClientTarget) => string;
}

export type AnyClient = Client | GeneratingClient;
