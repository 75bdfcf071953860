import type { ClientRequest } from './client';
import type { Operation } from './operation';
import { definitionsOf, ignored, operationOf } from './operation';

export interface NamedOperation extends Operation {
  readonly name: string;
  /** The class that libraries generate from it. */
  readonly className: string;
}

/** The operation of a request with a name, which libraries want that generate classes. */
export function nameOperation(request: ClientRequest): NamedOperation {
  const { kind, query } = operationOf(request);
  const suffix = kind === 'query' ? 'Query' : 'Mutation';
  const definitions = definitionsOf(query);
  const operation = definitions.find(({ tokens }) => tokens[0] !== 'fragment');
  const [keyword, second = ''] = operation?.tokens ?? [];
  const isNamed = keyword !== '{' && /^\w+$/.test(second);
  const field = operation?.tokens[operation.tokens.indexOf('{') + 1] ?? '';
  const name = isNamed ? second : capitalise(/^\w+$/.test(field) ? field : 'request');
  const texts = definitions.map((each) =>
    each === operation && !isNamed ? insertName(each.text, name) : each.text,
  );
  const base = capitalise(name);
  const className = base.endsWith(suffix) ? base : `${base}${suffix}`;
  return { kind, query: isNamed ? query : texts.join('\n\n'), name, className };
}

/** Puts a name, and the keyword where it is left out, in front of an operation without one. */
function insertName(text: string, name: string): string {
  const start = new RegExp(`^(${ignored}*)(query\\b|mutation\\b)?`);
  return text.replace(start, (_match, lead: string, keyword?: string) =>
    keyword ? `${lead}${keyword} ${name}` : `${lead}query ${name} `,
  );
}

function capitalise(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
