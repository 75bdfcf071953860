import type { GraphQLSchema } from 'graphql';
import { readDefinitions } from '../graphql/definitions';
import { groupBy } from '../graphql/group-by';
import { suggest } from '../graphql/problem';
import type { Answer, AnswerRequests, PersonaRequest } from '../graphql/requests';
import type { Contract } from '../options/contract';
import type { Caller } from '../options/model';

/** What examples are read, checked and answered by. */
export interface ExampleSettings {
  /** Folder of their files, relative to the site. */
  readonly dir: string;
  readonly schema: GraphQLSchema;
  readonly callers: readonly Caller[];
  readonly answer: AnswerRequests;
  readonly contract?: Contract | undefined;
  /** Whether answers are made up, for all callers alike. */
  readonly isMadeUp?: boolean | undefined;
}

/** A file with an example or its variables, by its path from the root of the site. */
export interface ExampleFile {
  readonly file: string;
  readonly text: string;
}

/** A line such as `# error: NOT_FOUND` above the document. */
export interface HeaderLine {
  readonly value: string;
  /** Counts from 1. */
  readonly line: number;
}

export interface ExampleVariables extends ExampleFile {
  readonly values: Readonly<Record<string, unknown>>;
}

/** A request worth showing, as its file describes it. */
export interface Example {
  /** Name of the file without its ending: `books`, or `books.by-topic` for a second use. */
  readonly name: string;
  readonly file: string;
  /** What it does for the reader, in CommonMark. */
  readonly sentence: string;
  /** Id of the caller; empty where all get the same answers. */
  readonly as: string;
  /** Codes of the errors that the answer holds. */
  readonly errors: readonly HeaderLine[];
  /** Why something deprecated is used here. */
  readonly deprecated: HeaderLine | undefined;
  /** Names of the examples that the same world answers first. */
  readonly after: readonly HeaderLine[];
  /** The document without the comment that opens the file. */
  readonly query: string;
  /** Lines of the file above the document. */
  readonly linesAbove: number;
  readonly variables: ExampleVariables | undefined;
}

export interface AnsweredExample extends Example {
  /** What was asked before in the same world, in this order. */
  readonly before: readonly Example[];
  readonly answer: Answer;
}

/** What tells an operation from others. */
interface OperationName {
  readonly kind: string;
  readonly name: string;
}

export function requestOf({ query, variables, as }: Example): PersonaRequest {
  return { query, variables: variables?.values, as };
}

/** The operation that an example is of: `books` for `books.by-topic`. */
export function fieldOf({ name }: Pick<Example, 'name'>): string {
  return name.replace(/\..*$/, '');
}

/** Finds the examples of an operation among all; a query and a mutation may share a name. */
export function groupByOperation<E extends Pick<Example, 'name' | 'query'>>(
  examples: readonly E[],
): (operation: OperationName) => readonly E[] {
  const groups = groupBy(examples, (example) => keyOf(operationNameOf(example)));
  return (operation) => groups.get(keyOf(operation)) ?? [];
}

/** What an example is of; its kind is as the document says. */
export function operationNameOf(example: Pick<Example, 'name' | 'query'>): OperationName {
  return { name: fieldOf(example), kind: kindOf(example.query) };
}

/** Whether it is shown with an answer: events, which nothing sends here, answer subscriptions. */
export function isAnswered(example: Pick<Example, 'name' | 'query'>): boolean {
  return operationNameOf(example).kind !== 'subscription';
}

export function keyOf({ kind, name }: OperationName): string {
  return `${kind} ${name}`;
}

/** A document that does not say is a query. */
function kindOf(query: string): string {
  return readDefinitions(query).find(({ keyword }) => keyword !== 'fragment')?.keyword ?? 'query';
}

/** What an example is of beyond the plain use: `by-topic` for `books.by-topic`, or nothing. */
export function useOf({ name }: Pick<Example, 'name'>): string {
  return name.replace(/^\w+\.?/, '');
}

export function findCaller(callers: readonly Caller[], id: string): Caller | undefined {
  return callers.find((caller) => caller.id === id);
}

/** In whose name requests are sent that name nobody; nobody's where all get the same answers. */
export function defaultCaller(callers: readonly Caller[]): Caller | undefined {
  return callers.find(({ isDefault }) => isDefault) ?? callers[0];
}

/** What to say of an `as` that names nobody. */
export function unknownCaller(callers: readonly Caller[], id: string): string {
  const ids = callers.map((caller) => caller.id);
  if (ids.length === 0)
    return `Unexpected caller "${id}", expected none: all get the same answers.`;
  return `Unexpected caller "${id}", expected ${ids.join(', ')}.${suggest(id, ids)}`;
}
