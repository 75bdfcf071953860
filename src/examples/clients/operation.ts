import type { ClientRequest } from './client';

export interface Operation {
  readonly kind: 'query' | 'mutation';
  /** The document with this operation alone, and the fragments that it reaches. */
  readonly query: string;
}

/** A definition of a document, with its tokens but for strings and comments. */
export interface Definition {
  readonly text: string;
  readonly tokens: readonly string[];
}

const string = /"""(?:\\"""|[^])*?"""|"(?:\\.|[^"\\\n])*"/.source;
// A comment ends with its line and not before, or there were countless ways to match one.
export const ignored = /(?:\s|#[^\n\r]*(?=[\n\r]|$))/.source;
const token = new RegExp(`${string}|${ignored}|\\.{3}|\\w+|.`, 'g');
const spaces = new RegExp(`(${string})|([([])${ignored}+|${ignored}+([)\\]])|${ignored}+`, 'g');

/**
 * The operation that a request asks for. Some clients send a document with one operation only.
 * It is found by tokens, without the weight of a parser: what the document says was checked before.
 */
export function operationOf({ query, operationName }: ClientRequest): Operation {
  const definitions = definitionsOf(query);
  const operations = definitions.filter(({ tokens }) => tokens[0] !== 'fragment');
  const chosen = operations.find(({ tokens }) => tokens[1] === operationName) ?? operations[0];
  const kind = chosen?.tokens[0] === 'mutation' ? 'mutation' : 'query';
  if (!chosen || operations.length === 1) return { kind, query: query.trim() };
  const needed = reachedFrom(chosen, definitions);
  const texts = definitions.filter((each) => needed.has(each)).map(({ text }) => text);
  return { kind, query: texts.join('\n\n') };
}

/** A document on one line, without its comments. */
export function onOneLine(query: string): string {
  return query
    .replace(
      spaces,
      (_match, kept?: string, open?: string, close?: string) => kept ?? open ?? close ?? ' ',
    )
    .trim();
}

/** The definitions of a document, in their order. */
export function definitionsOf(query: string): Definition[] {
  const definitions: Definition[] = [];
  let start = 0;
  let depth = 0;
  let tokens: string[] = [];
  for (const { 0: text, index } of query.matchAll(token)) {
    if (/^["#\s]/.test(text)) continue;
    tokens.push(text);
    if ('([{'.includes(text)) depth += 1;
    if (')]}'.includes(text)) depth -= 1;
    if (text !== '}' || depth > 0) continue;
    definitions.push({ text: query.slice(start, index + 1).trim(), tokens });
    start = index + 1;
    tokens = [];
  }
  return definitions;
}

function reachedFrom(
  definition: Definition,
  definitions: readonly Definition[],
  reached = new Set<Definition>(),
): ReadonlySet<Definition> {
  if (reached.has(definition)) return reached;
  reached.add(definition);
  for (const [index, each] of definition.tokens.entries()) {
    if (each !== '...') continue;
    const name = definition.tokens[index + 1];
    const fragment = definitions.find(
      ({ tokens }) => tokens[0] === 'fragment' && tokens[1] === name,
    );
    if (fragment) reachedFrom(fragment, definitions, reached);
  }
  return reached;
}
