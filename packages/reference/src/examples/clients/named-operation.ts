import type { Definition } from '../../graphql/definitions';
import { firstField, readDefinitions } from '../../graphql/definitions';
import type { ClientRequest } from './client';
import type { Operation } from './operation';
import { operationOf } from './operation';

export interface NamedOperation extends Operation {
  readonly name: string;
  /** The class that libraries generate from it. */
  readonly className: string;
}

/** The operation of a request with a name, which libraries want that generate classes. */
export function nameOperation(request: ClientRequest): NamedOperation {
  const { kind, query } = operationOf(request);
  const suffix = kind === 'query' ? 'Query' : 'Mutation';
  const definitions = readDefinitions(query);
  const operation = definitions.find(({ keyword }) => keyword !== 'fragment');
  const name = operation?.name ?? capitalise(firstField(operation) ?? 'request');
  const texts = definitions.map((each) =>
    each === operation && each.name === undefined ? insertName(each, name) : each.text,
  );
  const base = capitalise(name);
  const className = base.endsWith(suffix) ? base : `${base}${suffix}`;
  return {
    kind,
    query: operation?.name === undefined ? texts.join('\n\n') : query,
    name,
    className,
  };
}

/** Puts a name, and the keyword where it is left out, in front of an operation without one. */
function insertName({ keyword, text, tokens }: Definition, name: string): string {
  const [first] = tokens;
  const length = (tokens.at(-1)?.end ?? 0) - (first?.start ?? 0);
  const [before, after] = [text.slice(0, -length), text.slice(-length)];
  return first?.text === keyword
    ? `${before}${keyword} ${name}${after.slice(keyword.length)}`
    : `${before}${keyword} ${name} ${after}`;
}

function capitalise(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
