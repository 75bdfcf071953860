import { apolloClient } from './apollo-client';
import type { Client } from './client';
import { curl } from './curl';
import { fetchClient } from './fetch-client';
import { graphqlRequest } from './graphql-request';
import { urql } from './urql';

export type { Client, ClientRequest, ClientTarget } from './client';

/** Replaces, in code, the token of the reader, as the guides write it. */
export const tokenPlaceholder = '<access token>';

export const clients = [
  curl,
  fetchClient,
  apolloClient,
  urql,
  graphqlRequest,
] as const satisfies readonly Client[];
