import type { Extension } from '@codemirror/state';
import { ask } from '../Sandbox';
import type { RunRequest } from '../Sandbox/protocol';
import { completion } from './completion';
import { diagnostics } from './diagnostics';
import { explanation } from './explanation';
import { graphqlLanguage } from './graphql-language';
import { jsonLanguage } from './json-language';

/** What variables are of: an operation of a request. */
export type VariablesOf = Pick<RunRequest, 'query' | 'operationName'>;

export function requestLanguage(toUrl: (path: string) => string): Extension {
  return [
    graphqlLanguage,
    completion(),
    explanation(toUrl),
    diagnostics((text) => ask('diagnose', text)),
  ];
}

export function variablesLanguage(find: () => VariablesOf | undefined): Extension {
  return [
    jsonLanguage,
    diagnostics((text) => {
      const { query = '', operationName } = find() ?? {};
      return ask('diagnoseVariables', { text, query, operationName });
    }),
  ];
}
