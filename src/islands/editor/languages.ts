import type { Extension } from '@codemirror/state';
import { ask } from '../sandbox';
import type { RunRequest } from '../sandbox/protocol';
import { completion } from './completion';
import { diagnostics } from './diagnostics';
import { explanation } from './explanation';
import { followNames } from './follow-names';
import { graphqlLanguage } from './graphql-language';
import { jsonLanguage } from './json-language';

/** What variables are of: an operation of a request. */
export type VariablesOf = Pick<RunRequest, 'query' | 'operationName'>;

export function requestLanguage(): Extension {
  return [
    graphqlLanguage,
    completion(),
    explanation(),
    followNames(),
    diagnostics((text) => ask('diagnose', text)),
  ];
}

export function variablesLanguage(find: () => VariablesOf): Extension {
  return [
    jsonLanguage,
    diagnostics((text) => {
      const { query, operationName } = find();
      return ask('diagnoseVariables', { text, query, operationName });
    }),
  ];
}
