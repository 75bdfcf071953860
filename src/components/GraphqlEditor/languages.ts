import type { Extension } from '@codemirror/state';
import { operationAt } from '../../language-service/definitions';
import { ask } from '../Sandbox';
import { completion } from './completion';
import { diagnostics } from './diagnostics';
import { explanation } from './explanation';
import { graphqlLanguage } from './graphql-language';
import { jsonLanguage } from './json-language';

/** What variables are of: the operation of a request in which the cursor is. */
export interface VariablesOf {
  readonly query: string;
  readonly cursor: number;
}

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
      const { query, cursor } = find() ?? { query: '', cursor: 0 };
      const operationName = operationAt(query, cursor);
      return ask('diagnoseVariables', { text, query, operationName });
    }),
  ];
}
