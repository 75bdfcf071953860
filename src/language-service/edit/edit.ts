import type { GraphQLSchema } from 'graphql';
import { extractVariables } from './extract-variables';
import { inlineVariables } from './inline-variables';
import { mergeFragments } from './merge-fragments';
import { prettify } from './prettify';
import type { Change, EditedRequest } from './request';

const edits = {
  prettify,
  merge: mergeFragments,
  extract: extractVariables,
  inline: inlineVariables,
} satisfies Readonly<Record<string, (request: EditedRequest, schema: GraphQLSchema) => Change>>;

/** What the editors can do with a request as a whole. */
export type EditAction = keyof typeof edits;

/** @throws EditFault if it cannot be done, with the reason. */
export function edit(action: EditAction, request: EditedRequest, schema: GraphQLSchema): Change {
  return edits[action](request, schema);
}
