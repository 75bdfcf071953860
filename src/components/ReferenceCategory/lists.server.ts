import enums from '@generated/graphql-reference/default/enum.json';
import inputs from '@generated/graphql-reference/default/input.json';
import interfaces from '@generated/graphql-reference/default/interface.json';
import mutations from '@generated/graphql-reference/default/mutation.json';
import objects from '@generated/graphql-reference/default/object.json';
import operationDirectives from '@generated/graphql-reference/default/operationDirective.json';
import queries from '@generated/graphql-reference/default/query.json';
import scalars from '@generated/graphql-reference/default/scalar.json';
import subscriptions from '@generated/graphql-reference/default/subscription.json';
import typeDirectives from '@generated/graphql-reference/default/typeDirective.json';
import unions from '@generated/graphql-reference/default/union.json';
import type { LoadList, UseSiblings } from './entry';
import { near } from './near';

const lists = {
  query: queries,
  mutation: mutations,
  subscription: subscriptions,
  object: objects,
  interface: interfaces,
  input: inputs,
  enum: enums,
  union: unions,
  scalar: scalars,
  typeDirective: typeDirectives,
  operationDirective: operationDirectives,
};

/** Replaces `lists.client.ts` where pages are rendered to HTML: every list is ready. */
export const useSiblings: UseSiblings = (kind, slug) => near(lists[kind], slug);

export const loadList: LoadList = (kind) => Promise.resolve(lists[kind]);
