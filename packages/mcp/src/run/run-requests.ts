import type { Answer, PersonaRequest } from 'graphql-docs-reference/graphql';

/** Sends requests one after the other to a fresh world, and gives the answer to each. */
export type RunRequests = (requests: readonly PersonaRequest[]) => Promise<readonly Answer[]>;
