import type { GraphQLArgument } from 'graphql';
import { parse, print } from 'graphql';
import { capitalise } from '../../graphql/names';
import type { Field } from './select-fields';

export interface GeneratedRequest {
  readonly query: string;
  /** Undefined where the request takes none. */
  readonly variables: Readonly<Record<string, unknown>> | undefined;
}

export interface Variables {
  /** The arguments that a call of a field is given, each a variable: `(id: $id)`, or nothing. */
  readonly give: (
    field: Field,
    isGiven: (argument: GraphQLArgument) => boolean,
    valueOf: (argument: GraphQLArgument) => unknown,
  ) => string;
  /** The request, which declares all that have been given. */
  readonly request: (head: string, selection: string) => GeneratedRequest;
}

/** Collects the variables of a request while its fields are written. */
export function collectVariables(): Variables {
  const types = new Map<string, string>();
  const values: Record<string, unknown> = {};

  /** Several fields of a request may have an argument of one name. */
  function nameFor(argument: GraphQLArgument, field: Field): string {
    const long = `${field.name}${capitalise(argument.name)}`;
    const names = [
      argument.name,
      long,
      ...Array.from(types.keys(), (_, index) => `${long}${index}`),
    ];
    return names.find((name) => !types.has(name)) ?? long;
  }

  return {
    give: (field, isGiven, valueOf) => {
      const given = field.args.filter(isGiven).map((argument) => {
        const name = nameFor(argument, field);
        types.set(name, String(argument.type));
        values[name] = valueOf(argument);
        return `${argument.name}: $${name}`;
      });
      return given.length > 0 ? `(${given.join(', ')})` : '';
    },
    request: (head, selection) => {
      const declared = [...types].map(([name, type]) => `$${name}: ${type}`).join(', ');
      return {
        query: print(parse(`${head}${declared && `(${declared})`} ${selection}`)),
        variables: types.size > 0 ? values : undefined,
      };
    },
  };
}
