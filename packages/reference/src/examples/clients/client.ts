import type { AuthHeader } from '../../options/product';
import { authValue, bearer } from '../../options/product';

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
  /** Further headers, by their names. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The header that says who asks, if anybody does, and those that the reader wrote. */
export function headersOf({ token, auth = bearer, headers }: ClientTarget): Record<string, string> {
  return { ...(token ? { [auth.header]: authValue(auth, token) } : {}), ...headers };
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

/** A variable, or a field of an input object, with what the schema says of it. */
export interface Input {
  readonly name: string;
  /** Whether it may be left out. */
  readonly isOptional: boolean;
  readonly value: InputValue;
}

export type InputValue =
  | { readonly kind: 'null' }
  /** JSON; of an input that the schema does not know, too. */
  | { readonly kind: 'scalar'; readonly type: string; readonly value: unknown }
  | { readonly kind: 'enum'; readonly type: string; readonly value: string }
  | { readonly kind: 'list'; readonly items: readonly InputValue[] }
  | {
      readonly kind: 'object';
      readonly type: string;
      /** Whether it has exactly one field, of which none is optional then. */
      readonly isOneOf: boolean;
      /** In the order of the schema. */
      readonly fields: readonly Input[];
    };

/** Names of the enums and input objects in some inputs. */
export function typesOf(inputs: readonly Input[]): readonly string[] {
  return namesOf(inputs, (value) => value.kind === 'enum' || value.kind === 'object');
}

/** Names of the scalars in some inputs whose values are objects. */
export function objectScalarsOf(inputs: readonly Input[]): readonly string[] {
  return namesOf(
    inputs,
    (value) => value.kind === 'scalar' && typeof value.value === 'object' && value.type !== '',
  );
}

function namesOf(inputs: readonly Input[], isMeant: (value: InputValue) => boolean): string[] {
  const names = inputs
    .flatMap(({ value }) => partsOf(value))
    .flatMap((value) => ('type' in value && isMeant(value) ? [value.type] : []));
  return [...new Set(names)].toSorted();
}

function partsOf(value: InputValue): InputValue[] {
  if (value.kind === 'list') return [value, ...value.items.flatMap(partsOf)];
  if (value.kind !== 'object') return [value];
  return [value, ...value.fields.flatMap((field) => partsOf(field.value))];
}
