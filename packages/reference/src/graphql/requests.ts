import type { Circumstances, Conditions } from '../options/model';

/** What someone asks: a document, its variables, and who asks, by the id of a caller. */
export interface PersonaRequest extends Conditions {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
  readonly as: string;
}

/** A response of the API, as JSON gives it. */
export interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly AnswerError[];
  /** Coordinates of fields that no rule of the model answered; absent if there are none. */
  readonly extensions?: { readonly madeUp?: readonly string[] };
  /** No part of the response: what happened where it was not as usual. */
  readonly circumstances?: Circumstances;
}

export interface AnswerError {
  readonly message: string;
  readonly locations?: readonly { readonly line: number; readonly column: number }[];
  readonly path?: readonly (string | number)[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** Sends requests one after the other to a world of their own, and gives the answer to the last. */
export type AnswerRequests = (requests: readonly PersonaRequest[]) => Promise<Answer>;
