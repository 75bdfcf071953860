import type { Answer, PersonaRequest } from '../graphql/requests';
import type { OperationSymbol } from '../graphql/symbols';
import type { PersonaId } from '../sandbox/shared/personas';

/** A file of `schema/examples`, by its path from the root of the site. */
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
  /** Name of the file without its ending: `spaces`, or `spaces.by-topic` for a second use. */
  readonly name: string;
  readonly file: string;
  /** What it does for the reader, in CommonMark. */
  readonly sentence: string;
  readonly as: PersonaId;
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

export function requestOf({ query, variables, as }: Example): PersonaRequest {
  return { query, variables: variables?.values, as };
}

/** The operation that an example is of: `spaces` for `spaces.by-topic`. */
export function fieldOf({ name }: Pick<Example, 'name'>): string {
  return name.replace(/\..*$/, '');
}

/** Whether an example is of an operation; a query and a mutation may share a name. */
export function isOf(
  example: Pick<Example, 'name' | 'query'>,
  { name, kind }: Pick<OperationSymbol, 'name' | 'kind'>,
): boolean {
  return fieldOf(example) === name && kindOf(example.query) === kind;
}

/** A document that does not say is a query. */
function kindOf(query: string): string {
  return /^\s*(query|mutation|subscription)\b/m.exec(query)?.[1] ?? 'query';
}

/** What an example is of beyond the plain use: `by-topic` for `spaces.by-topic`, or nothing. */
export function useOf({ name }: Pick<Example, 'name'>): string {
  return name.replace(/^\w+\.?/, '');
}
