import type { Measure } from 'graphql-docs-model';
import type { Input } from 'graphql-docs-reference/examples';
import type { Circumstances, Conditions } from 'graphql-docs-reference/options';
import type { Completion } from '../../language-service/complete';
import type { Diagnostic } from '../../language-service/diagnose';
import type { Change, EditedRequest } from '../../language-service/edit/request';
import type { Explanation } from '../../language-service/explain';
import type { Header } from './request-headers';

/** Where a request goes instead of to the page's own model, and what goes with it. */
export interface Destination {
  /** Address of an endpoint; empty for the model in the page. */
  readonly target: string;
  readonly headers: readonly Header[];
}

export interface RunRequest extends Conditions {
  readonly query: string;
  /** JSON of an object, or nothing. */
  readonly variables: string;
  /** Needed where the document has several operations. */
  readonly operationName?: string | undefined;
  /** Id of the caller; empty where all get the same answers. */
  readonly as: string;
  /** The model in the page answers where there is none. */
  readonly to?: Destination | undefined;
  /** Descriptions of the schema by coordinate, where an introspection asks for them. */
  readonly texts?: Readonly<Record<string, string>>;
  /** What is to be answered first, in a new world. */
  readonly after?: readonly EarlierRequest[] | undefined;
}

export interface EarlierRequest {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
  readonly operationName?: string | undefined;
  readonly as: string;
}

export interface RunAnswer {
  /** JSON, as the API would send it. */
  readonly response: string;
  readonly milliseconds: number;
  /** Size of the answer as it would be sent. */
  readonly bytes: number;
  /** Names the data that it was read from: a reset begins with new data, as a new worker does. */
  readonly world: string;
  /** `changed` is the first change to the data; `undone` says that others were given up for it. */
  readonly effect: 'none' | 'changed' | 'undone';
  /** Of an answer that came over the network: its status, such as `200 OK`, and its headers. */
  readonly http?: { readonly status: string; readonly headers: readonly Header[] } | undefined;
  /** What happened where the request was not answered as usual. */
  readonly circumstances?: Circumstances | undefined;
}

interface Spot {
  readonly text: string;
  readonly offset: number;
}

/** A request that is measured, with its variables as they are written. */
export type RequestToMeasure = Pick<RunRequest, 'query' | 'variables' | 'operationName'>;

/** What the page can ask of the worker: for each task, what it is told and what it answers. */
export interface Tasks {
  readonly run: (request: RunRequest) => RunAnswer;
  readonly reset: (request: null) => null;
  /** What the API would have sent to servers since the last question; none where it sends nothing. */
  readonly takeEvents: (request: null) => readonly unknown[];
  readonly complete: (spot: Spot) => Completion | undefined;
  readonly explain: (spot: Spot) => Explanation | undefined;
  readonly diagnose: (text: string) => readonly Diagnostic[];
  /** The variables of a request with what the schema says of them. */
  readonly typeInputs: (request: RunRequest) => readonly Input[];
  /** The request in the usual form; refused where it does not parse. */
  readonly prettify: (request: EditedRequest) => Change;
  /** The request with what a schema coordinate names, or without it where it is in. */
  readonly toggle: (request: EditedRequest & { readonly coordinate: string }) => Change;
  /** Coordinates that are in; undefined while the request does not parse. */
  readonly selected: (request: EditedRequest) => readonly string[] | undefined;
  /** Names of the types that a union or an interface can be. */
  readonly possibleTypes: (name: string) => readonly string[];
  /** What a request has of each limit; undefined where the API's aren't known, or it isn't valid. */
  readonly measure: (request: RequestToMeasure) => Measure | undefined;
  /** The request that leads from one part of the schema to another; refused if none does. */
  readonly way: (between: { readonly from: string; readonly to: string }) => Change;
  readonly diagnoseVariables: (
    variables: Pick<RunRequest, 'query' | 'operationName'> & { readonly text: string },
  ) => readonly Diagnostic[];
}

export type TaskName = keyof Tasks;
export type RequestOf<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type AnswerOf<Name extends TaskName> = ReturnType<Tasks[Name]>;

export interface Question<Name extends TaskName = TaskName> {
  readonly task: Name;
  readonly request: RequestOf<Name>;
}

/** What the worker says: that it has started, and then one reply to each question. */
export type Reply =
  | { readonly status: 'ready' }
  | { readonly status: 'done'; readonly answer: unknown }
  | { readonly status: 'failed'; readonly message: string };
