import { apolloIos } from './apollo-ios';
import { apolloKotlin } from './apollo-kotlin';
import type { AnyClient, Client } from './client';
import { curl } from './curl';
import { gql } from './gql';
import { apolloClient, fetchClient, graphqlRequest } from './javascript';

/** Replaces, in code, the token of the reader, as the guides write it. */
export const tokenPlaceholder = '<access token>';

/** Those whose code the tests run. */
export const clients = [
  curl,
  fetchClient,
  apolloClient,
  graphqlRequest,
] as const satisfies readonly Client[];

/** All of them, the one that everybody knows first. */
export const allClients: readonly [AnyClient, ...AnyClient[]] = [
  ...clients,
  gql,
  apolloIos,
  apolloKotlin,
];
