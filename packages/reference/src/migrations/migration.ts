import type { Answer } from '../graphql/requests';

/** A fence of a file of Markdown. */
interface Fence {
  readonly text: string;
  /** Of the fence itself, above its text; counts from 1. */
  readonly line: number;
}

export interface MigrationRequest {
  readonly query: Fence;
  /** Who asks, by the id of a caller. */
  readonly as: string;
  readonly variables: (Fence & { readonly values: Readonly<Record<string, unknown>> }) | undefined;
}

/** The way from something deprecated to what replaces it, as a file has it. */
export interface Migration {
  readonly file: string;
  /** Of what is deprecated. */
  readonly coordinate: string;
  /** What changes in request and response, in CommonMark. */
  readonly text: string;
  readonly before: MigrationRequest;
  readonly after: MigrationRequest;
}

type Answered = MigrationRequest & { readonly answer: Answer };

export interface AnsweredMigration extends Migration {
  readonly before: Answered;
  readonly after: Answered;
}

/** A file system may take no colon: `Query.books(sort:)` stands in `Query.books(sort).md`. */
export function fileOf(coordinate: string, dir: string): string {
  return `${dir}/${coordinate.replaceAll(':', '')}.md`;
}

/** A document of a guide or post that says that it shows something deprecated. */
export interface GuideSample {
  /** Title and address of the page. */
  readonly title: string;
  readonly path: string;
  readonly query: string;
}
