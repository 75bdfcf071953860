import type { Definition } from '../../graphql/definitions';
import { firstField, readDefinitions, tokenize } from '../../graphql/definitions';
import { capitalise } from '../../graphql/names';
import type { ClientRequest } from './client';

export interface Operation {
  readonly kind: 'query' | 'mutation';
  /** The document with this operation alone, and the fragments that it reaches. */
  readonly query: string;
}

/**
 * The operation that a request asks for. Some clients send a document with one operation only.
 * It is found by tokens, without the weight of a parser: what the document says was checked before.
 */
export function operationOf({ query, operationName }: ClientRequest): Operation {
  const definitions = readDefinitions(query);
  const operations = definitions.filter(({ keyword }) => keyword !== 'fragment');
  const named = operations.find(({ name }) => name !== undefined && name === operationName);
  const chosen = named ?? operations[0];
  const kind = chosen?.keyword === 'mutation' ? 'mutation' : 'query';
  if (!chosen || operations.length === 1) return { kind, query: query.trim() };
  const needed = reachedFrom(chosen, definitions);
  const texts = definitions.filter((each) => needed.has(each)).map(({ text }) => text);
  return { kind, query: texts.join('\n\n') };
}

/** A document on one line, without its comments. */
export function onOneLine(query: string): string {
  let line = '';
  let last = { text: '(', end: 0 };
  for (const token of tokenize(query)) {
    if (token.kind === 'comment') continue;
    const gap = query
      .slice(last.end, token.start)
      .replace(/#[^\n\r]*/g, '')
      .replace(/\s+/g, ' ');
    const after = '(['.includes(last.text) ? gap.trimStart() : gap;
    line += `${')]'.includes(token.text) ? after.trimEnd() : after}${token.text}`;
    last = token;
  }
  return line;
}

function reachedFrom(
  definition: Definition,
  definitions: readonly Definition[],
  reached = new Set<Definition>(),
): ReadonlySet<Definition> {
  if (reached.has(definition)) return reached;
  reached.add(definition);
  for (const [index, { text }] of definition.tokens.entries()) {
    if (text !== '...') continue;
    const name = definition.tokens[index + 1]?.text;
    const fragment = definitions.find((each) => each.keyword === 'fragment' && each.name === name);
    if (fragment) reachedFrom(fragment, definitions, reached);
  }
  return reached;
}

interface NamedOperation extends Operation {
  readonly name: string;
  /** The class that libraries generate from it. */
  readonly className: string;
}

/** The operation of a request with a name, which libraries want that generate classes. */
export function nameOperation(request: ClientRequest): NamedOperation {
  const { kind, query } = operationOf(request);
  const suffix = kind === 'query' ? 'Query' : 'Mutation';
  const definitions = readDefinitions(query);
  const operation = definitions.find(({ keyword }) => keyword !== 'fragment');
  const name = operation?.name ?? capitalise(firstField(operation) ?? 'request');
  const texts = definitions.map((each) =>
    each === operation && each.name === undefined ? insertName(each, name) : each.text,
  );
  const base = capitalise(name);
  const className = base.endsWith(suffix) ? base : `${base}${suffix}`;
  return {
    kind,
    query: operation?.name === undefined ? texts.join('\n\n') : query,
    name,
    className,
  };
}

/** Puts a name, and the keyword where it is left out, in front of an operation without one. */
function insertName({ keyword, text, tokens }: Definition, name: string): string {
  const [first] = tokens;
  const length = (tokens.at(-1)?.end ?? 0) - (first?.start ?? 0);
  const [before, after] = [text.slice(0, -length), text.slice(-length)];
  return first?.text === keyword
    ? `${before}${keyword} ${name}${after.slice(keyword.length)}`
    : `${before}${keyword} ${name} ${after}`;
}
