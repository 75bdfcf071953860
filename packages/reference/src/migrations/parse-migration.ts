import type { Code, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import type { ExampleFile } from '../examples/example';
import { defaultCaller, findCaller, unknownCaller } from '../examples/example';
import { parseVariables } from '../examples/parse-example';
import { InputError } from '../graphql/problem';
import type { Caller } from '../options/model';

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

/**
 * Reads the file of a migration: the coordinate as its heading, what changes in words, and
 * the sections "Before" and "After", each with a `graphql` fence and, for variables, a `json` fence.
 * The fence of the document may say who asks: ```` ```graphql as=guest ````.
 *
 * @throws InputError at the first place where the file departs from that form.
 */
export function parseMigration({ file, text }: ExampleFile, callers: readonly Caller[]): Migration {
  const nodes = fromMarkdown(text).children;
  const [title] = nodes;
  if (!title || !isHeading(title, 1)) {
    throw faultAt(file, title, 'Unexpected start, expected "# " and what is deprecated.');
  }
  const sections = nodes.flatMap((node, index) => (isHeading(node, 2) ? [index] : []));
  const words = nodes.slice(1, sections[0]);
  if (words.length === 0) {
    throw faultAt(
      file,
      title,
      'Unexpected heading alone, expected sentences that say what changes.',
    );
  }
  const section = (name: string): MigrationRequest => {
    const start = sections.find((index) => toString(nodes[index]) === name);
    if (start === undefined) {
      throw faultAt(file, nodes.at(-1), `Unexpected end, expected a section "## ${name}".`);
    }
    const end = sections.find((index) => index > start);
    return readRequest(file, nodes.slice(start, end), callers);
  };
  return {
    file,
    coordinate: toString(title),
    text: text.slice(words[0]?.position?.start.offset, words.at(-1)?.position?.end.offset),
    before: section('Before'),
    after: section('After'),
  };
}

function faultAt(file: string, node: RootContent | undefined, message: string): InputError {
  const { line, column } = node?.position?.start ?? { line: 1, column: 1 };
  return new InputError([{ file, line, column, message }]);
}

function isHeading(node: RootContent, depth: number): boolean {
  return node.type === 'heading' && node.depth === depth;
}

function readRequest(
  file: string,
  nodes: readonly RootContent[],
  callers: readonly Caller[],
): MigrationRequest {
  const [heading, query, variables, rest] = nodes;
  if (!isFence(query, 'graphql')) {
    throw faultAt(file, query ?? heading, 'Unexpected section, expected a graphql fence first.');
  }
  if (variables && !isFence(variables, 'json')) {
    throw faultAt(file, variables, 'Unexpected content, expected a json fence with variables.');
  }
  if (rest) throw faultAt(file, rest, 'Unexpected content, expected nothing below the variables.');
  return {
    query: { text: query.value, line: lineOf(query) },
    as: readCaller(file, query, callers),
    variables: variables && readVariables(file, variables),
  };
}

function isFence(node: RootContent | undefined, lang: string): node is Code {
  return node?.type === 'code' && node.lang === lang;
}

function lineOf({ position }: Code): number {
  return position?.start.line ?? 1;
}

function readCaller(file: string, fence: Code, callers: readonly Caller[]): string {
  const { meta } = fence;
  if (meta == null) return defaultCaller(callers)?.id ?? '';
  const id = meta.replace(/^as=/, '');
  if (id === meta || !findCaller(callers, id))
    throw faultAt(file, fence, unknownCaller(callers, id));
  return id;
}

function readVariables(file: string, fence: Code): MigrationRequest['variables'] {
  const { variables, problems } = parseVariables({ file, text: fence.value });
  const [problem] = problems;
  if (problem) throw new InputError([{ ...problem, line: lineOf(fence) + problem.line }]);
  return variables && { ...variables, line: lineOf(fence) };
}
