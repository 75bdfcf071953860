import type { ASTNode } from 'graphql';
import { getLocation, Source } from 'graphql';
import { didYouMean } from 'graphql/jsutils/didYouMean.js';
import { suggestionList } from 'graphql/jsutils/suggestionList.js';

/** Where something is in the input. */
export interface Place {
  /** Path of the file relative to the site. */
  readonly file: string;
  /** Line and column count from 1. */
  readonly line: number;
  readonly column: number;
}

/** Something wrong with the input, with what its author needs to fix it. */
export interface Problem extends Place {
  readonly message: string;
}

/** By which Node prints an object. */
const inspect: unique symbol = Symbol.for('nodejs.util.inspect.custom');

/** Problems of the input, as one error for people: it has no use for a stack. */
export class InputError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(formatProblems(problems));
    this.name = 'InputError';
    this.stack = this.message;
  }

  [inspect](): string {
    return this.message;
  }
}

export function formatProblem({ file, line, column, message }: Problem): string {
  return printable(`${file}:${line}:${column} ${message}`);
}

/**
 * The command that puts a problem on its line of a pull request on GitHub.
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
export function formatCommand(
  { file, line, column, message }: Problem,
  level: 'error' | 'warning' | 'notice' = 'error',
): string {
  const name = escapeData(file).replaceAll(':', '%3A').replaceAll(',', '%2C');
  return `::${level} file=${name},line=${line},col=${column}::${escapeData(message)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** Without what a terminal takes for a command: names of files may hold any character. */
export function printable(text: string): string {
  return text.replace(/(?![\n\t])\p{Cc}/gu, '');
}

const mostShown = 15;

/** At most 15 problems, one a line, under a line that counts them. */
function formatProblems(problems: readonly Problem[]): string {
  const shown = problems.slice(0, mostShown).map((problem) => formatProblem(problem));
  const rest = problems.length - shown.length;
  return [
    `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the input:`,
    ...shown.map((line) => line.replace(/\s*\n\s*/g, ' ')),
    ...(rest > 0 ? [`… and ${rest} more.`] : []),
  ].join('\n');
}

/** Where a node begins in the files of the schema; their folder for what no file defines. */
export function placeOf(node: ASTNode | null | undefined): Place {
  const loc = node?.loc;
  if (!loc) return { file: 'schema', line: 1, column: 1 };
  const { source, start, startToken } = loc;
  if (source instanceof PrintedSource) return placeIn(source, start);
  // A token knows its line, which would have to be counted otherwise.
  const { line, column } = startToken;
  return { file: source.name, line, column };
}

/** SDL that another file says in other words, as an introspection does. */
export class PrintedSource extends Source {
  /** @param placeAt where what stands at an offset of the SDL is in that file. */
  constructor(
    body: string,
    name: string,
    readonly placeAt: (offset: number) => Omit<Place, 'file'>,
  ) {
    super(body, name);
  }
}

/** Where an offset of a source is in its file. Of what is printed, this is looked up once it's read. */
export function placeIn(source: Source, offset: number): Place {
  const { name: file, locationOffset: start } = source;
  if (source instanceof PrintedSource) {
    return {
      file,
      get line() {
        return source.placeAt(offset).line;
      },
      get column() {
        return source.placeAt(offset).column;
      },
    };
  }
  const { line, column } = getLocation(source, offset);
  return {
    file,
    line: line + start.line - 1,
    column: line === 1 ? column + start.column - 1 : column,
  };
}

/** ` Did you mean "x" or "y"?`, at most two names, or an empty string if none is near. */
export function suggest(found: string, candidates: Iterable<string>): string {
  const names = suggestionList(found, [...candidates]).slice(0, 2);
  return didYouMean(names);
}
