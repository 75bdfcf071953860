/** A request as a reader wrote it. */
export interface ClientRequest {
  readonly query: string;
  /** JSON. */
  readonly variables?: Readonly<Record<string, unknown>>;
  /** Which operation to send where the document has several; the first one where it is left out. */
  readonly operationName?: string;
}

export interface ClientTarget {
  readonly endpoint: string;
  /** Goes into the `Authorization` header, which a guest's request does not have. */
  readonly token?: string;
}

/** A program or library that sends GraphQL requests, and how its code looks. */
export interface Client {
  readonly id: string;
  readonly label: string;
  /** Language of the code, as fences name it. */
  readonly language: 'bash' | 'ts';
  /** Complete code that sends the request and prints the answer, ending in a line break. */
  readonly print: (request: ClientRequest, target: ClientTarget) => string;
}
