import type { DocumentNode, GraphQLSchema } from 'graphql';
import {
  GraphQLError,
  Kind,
  Lexer,
  NoFragmentCyclesRule,
  OperationTypeNode,
  parse,
  Source,
  TokenKind,
  validate,
} from 'graphql';
import { documentRules } from 'graphql-docs-reference/graphql';
import { invalidRequest } from './failure';
import { introspectionFailure } from './introspection';
import type { Limits } from './limits';
import { limitFailures, limits, tooLarge } from './limits';

export type Prepared = { readonly document: DocumentNode } | { readonly errors: GraphQLError[] };

/** Characters of one document that a reader remembers, and of all, so that it holds few megabytes. */
const remembered = { one: 2_000, all: 200_000 } as const;

/**
 * Programs send the same few documents again and again, so a reader remembers some: to read one takes
 * most of the time of an answer.
 */
export function createDocumentReader(
  schema: GraphQLSchema,
  reading: Reading,
): (query: string) => Prepared {
  const known = new Map<string, Prepared>();
  let characters = 0;
  return (query) => {
    const prepared = known.get(query) ?? prepareDocument(query, schema, reading);
    if ('errors' in prepared || query.length > remembered.one) return prepared;
    characters += known.delete(query) ? 0 : query.length;
    known.set(query, prepared);
    // Those that were not asked for the longest are the first, and go.
    for (const [oldest] of known) {
      if (characters <= remembered.all) break;
      known.delete(oldest);
      characters -= oldest.length;
    }
    return prepared;
  };
}

interface Reading {
  /** What each may have. */
  readonly most: Limits;
  /** What to do where the API has no subscriptions, as a sentence. */
  readonly instead?: string | undefined;
}

/** Reads a document that may be executed, or says with codes of errors why none may be. */
export function prepareDocument(query: string, schema: GraphQLSchema, reading: Reading): Prepared {
  const parsed = parseDocument(query, reading.most);
  if ('errors' in parsed) return parsed;
  const errors = faultsOf(parsed.document, schema, reading);
  if (errors.length > 0) return { errors };
  const failure = introspectionFailure(parsed.document, schema, reading.most);
  return failure ? refused(failure) : parsed;
}

/** Parses a document unless its text is too large, and says with codes of errors why it can't. */
export function parseDocument(query: string, most: Limits = limits): Prepared {
  if (query.length > most.characters)
    return refused(tooLarge(`has more than ${most.characters} characters`, most));
  const isBlank = !/[^\s,\uFEFF]/.test(query.replace(/#.*/g, ''));
  if (isBlank) return refused(invalidRequest('The document is empty.'));
  try {
    const failure = textFailure(query, most);
    return failure ? refused(failure) : { document: parse(query) };
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return refused(invalidRequest(error));
  }
}

/** Spreads of fragments within themselves, which have no end. */
export function cyclesOf(document: DocumentNode, schema: GraphQLSchema): readonly GraphQLError[] {
  return validate(schema, document, [NoFragmentCyclesRule]);
}

const opening: readonly string[] = [TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L];
const closing: readonly string[] = [TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R];

/** What would have the parser, which calls itself for each level, take long or not come back. */
function textFailure(query: string, most: Limits): GraphQLError | undefined {
  const lexer = new Lexer(new Source(query));
  let tokens = 0;
  let level = 0;
  for (let { kind } = lexer.advance(); kind !== TokenKind.EOF; { kind } = lexer.advance()) {
    tokens += 1;
    if (opening.includes(kind)) level += 1;
    if (closing.includes(kind)) level -= 1;
    if (tokens > most.tokens) return tooLarge(`has more than ${most.tokens} tokens`, most);
    if (level > most.nesting) return tooLarge('is nested too deeply', most);
  }
  return undefined;
}

/** Cycles come first, because sizes have no end with them, and sizes before all that takes time. */
function faultsOf(
  document: DocumentNode,
  schema: GraphQLSchema,
  { most, instead }: Reading,
): GraphQLError[] {
  const cycles = cyclesOf(document, schema);
  if (cycles.length > 0) return cycles.map(invalidRequest);
  const failures = limitFailures(document, most);
  if (failures.length > 0) return failures;
  const faults = validate(schema, document, documentRules, { maxErrors: 20 });
  return [...faults.map(invalidRequest), ...operationFaults(document, schema, instead)];
}

function operationFaults(
  { definitions }: DocumentNode,
  schema: GraphQLSchema,
  instead: string | undefined,
): GraphQLError[] {
  return definitions.flatMap((node) => {
    if (node.kind !== Kind.OPERATION_DEFINITION) return [];
    const { operation } = node;
    const isSubscription = operation === OperationTypeNode.SUBSCRIPTION;
    let fault = `The API has no ${operation}s.`;
    if (schema.getRootType(operation)) {
      if (!isSubscription) return [];
      fault = 'The model shows subscriptions, and runs none.';
    } else if (isSubscription && instead) fault += ` ${instead}`;
    return [invalidRequest(new GraphQLError(fault, { nodes: node }))];
  });
}

function refused(error: GraphQLError): Prepared {
  return { errors: [error] };
}
