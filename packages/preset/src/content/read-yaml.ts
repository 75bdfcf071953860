import type { Place, Problem } from 'graphql-docs-reference/graphql';
import type { Document } from 'yaml';
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import type * as z from 'zod';

/** A file of YAML as its author wrote it: what it holds, and where. */
interface YamlFile {
  /** Empty where there are problems. */
  readonly content: unknown;
  readonly problems: readonly Problem[];
  readonly placeOf: PlaceOf;
}

interface YamlOptions {
  /** Whether a value may stand for another. They can multiply each other: not in what strangers write. */
  readonly hasAliases?: boolean;
}

/** Gives the place of what is at a path of keys, or of the nearest thing above it. */
export type PlaceOf = (path: readonly PropertyKey[]) => Place;

/** Reads a file of YAML, and all that keeps it from being one. Merge keys (`<<`) are merged. */
export function readYaml(
  file: string,
  text: string,
  { hasAliases = true }: YamlOptions = {},
): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, merge: true });
  const placeAt = (offset = 0): Place => {
    const { line, col } = lines.linePos(offset);
    return { file, line, column: col };
  };
  // The rest follows from the first.
  const problems: Problem[] = document.errors.slice(0, 1).map(({ message, pos }) => ({
    ...placeAt(pos[0]),
    message: `Unexpected YAML: ${message}. Quote the value, or fix the indentation.`,
  }));
  visit(document, {
    Alias: (_, alias) => {
      if (hasAliases && alias.resolve(document)) return;
      const message = `Unexpected alias "*${alias.source}". Quote it if it is text, or write the value in its place.`;
      problems.push({ ...placeAt(alias.range?.[0]), message });
    },
  });
  return {
    content: problems.length > 0 ? {} : ((document.toJS() as unknown) ?? {}),
    problems,
    placeOf: (path) => placeAt(offsetOf(document, path)),
  };
}

/** What keeps a value from having its form, each with its place in the file that holds it at a path. */
export function formProblems(
  { issues }: z.ZodError,
  placeOf: PlaceOf,
  path: readonly PropertyKey[] = [],
): Problem[] {
  return issues.flatMap((issue): Problem[] => {
    const at = [...path, ...issue.path];
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        ...placeOf([...at, key]),
        message: `Unexpected "${key}". Delete it, or correct its name.`,
      }));
    const of = at.length > 0 ? ` of "${at.join('.')}"` : '';
    const fault = issue.message.replace(/^Invalid input: /, '');
    return [{ ...placeOf(at), message: `Unexpected value${of}: ${fault}.` }];
  });
}

/** Offset of the key or item at a path; what came through an alias has the place of the alias. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const key of path) {
    if (isSeq(node)) {
      node = node.items[Number(key)];
      if (isMap(node) || isSeq(node) || isScalar(node)) offset = node.range?.[0] ?? offset;
    } else if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (isScalar(pair?.key)) offset = pair.key.range?.[0] ?? offset;
      node = pair?.value;
    } else return offset;
    if (isAlias(node)) return offset;
  }
  return offset;
}
