import type { GraphQLArgument, GraphQLInputType } from 'graphql';
import { getNamedType, getNullableType, isInputObjectType, isListType } from 'graphql';
import type { State } from './state';
import type { Token } from 'graphql-docs-reference/graphql';

type InputType = GraphQLInputType | undefined;

/** @param owner coordinate of the field or directive that takes the arguments. */
export function args(owner: string, list: readonly GraphQLArgument[], back: State): State {
  const self: State = {
    slot: { kind: 'argument', owner, args: list },
    read: (token) => {
      if (token.kind === 'name') {
        return assignment(list.find(({ name }) => name === token.text)?.type, self);
      }
      if (token.text === ')') return back;
      return isBrace(token) ? back.read(token) : self;
    },
  };
  return self;
}

function assignment(type: InputType, back: State, kind?: ValueKind): State {
  return { read: (token) => (token.text === ':' ? value(type, back, kind) : back.read(token)) };
}

/** A constant holds no variable: it is the default of one. */
type ValueKind = 'value' | 'constant';

export function value(type: InputType, back: State, kind: ValueKind = 'value'): State {
  return {
    slot: type && { kind, type },
    read: (token) => {
      if (token.text === '$') return variable(kind === 'value' ? type : undefined, back);
      if (token.text === '[') return list(itemType(type), back, kind);
      if (token.text === '{') return object(type, back, kind);
      return token.text === ')' || token.text === '}' ? back.read(token) : back;
    },
  };
}

function variable(type: InputType, back: State): State {
  return {
    slot: type && { kind: 'variable', type },
    read: (token) => (token.kind === 'name' ? back : back.read(token)),
  };
}

function list(type: InputType, back: State, kind: ValueKind): State {
  const self: State = {
    slot: type && { kind, type },
    read: (token) => {
      if (token.text === ']') return back;
      return token.text === ')' ? back.read(token) : value(type, self, kind).read(token);
    },
  };
  return self;
}

function object(type: InputType, back: State, kind: ValueKind): State {
  const named = getNamedType(type);
  const input = isInputObjectType(named) ? named : undefined;
  const self: State = {
    slot: input && { kind: 'inputField', type: input },
    read: (token) => {
      if (token.kind === 'name') {
        return assignment(input?.getFields()[token.text]?.type, self, kind);
      }
      if (token.text === '}') return back;
      return token.text === ')' ? back.read(token) : self;
    },
  };
  return self;
}

/** A value that is not a list may stand for one of a single entry. */
function itemType(type: InputType): InputType {
  const nullable = type && getNullableType(type);
  return isListType(nullable) ? nullable.ofType : type;
}

export function isBrace({ text }: Token): boolean {
  return text === '{' || text === '}';
}
