import type { GraphQLDirective, GraphQLNamedType } from 'graphql';
import { annotateJson } from '../document/annotate-json';
import { highlight } from '../document/highlight';
import type { CodeFrame } from '../document/tree';
import { codeFrame } from '../document/tree';
import { annotate, annotateSignature } from '../graphql/annotate';
import { printDefinition } from '../graphql/print-definition';
import type { ReferenceContext } from './context';

type Facts = Pick<CodeFrame, 'title' | 'highlighted'>;

/** A definition of the schema, linked to the pages of what it names. */
export function sdlFrame(
  { schema, links }: ReferenceContext,
  definition: GraphQLNamedType | GraphQLDirective,
): CodeFrame {
  return codeFrame('graphql', annotate(printDefinition(definition), schema, links));
}

export function signatureFrame(
  { schema, links }: ReferenceContext,
  signature: string,
  owner: string,
): CodeFrame {
  const document = `type ${owner} {\n${signature.replace(/^/gm, '  ')}\n}`;
  return codeFrame('graphql', annotateSignature(signature, owner, schema, links), { document });
}

/** A request, which has been checked against the schema. */
export function requestFrame(
  { schema, links }: ReferenceContext,
  query: string,
  facts: Facts,
): CodeFrame {
  return codeFrame('graphql', annotate(query, schema, links), facts);
}

export function jsonFrame(json: string, facts: Facts = {}): CodeFrame {
  return codeFrame('json', annotateJson(json), facts);
}

export function shellFrame(command: string): CodeFrame {
  return codeFrame('bash', highlight(command, 'bash'));
}
