import type {
  GraphQLArgument,
  GraphQLCompositeType,
  GraphQLField,
  GraphQLInputObjectType,
  GraphQLInputType,
  GraphQLSchema,
} from 'graphql';
import {
  DirectiveLocation,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInputObjectType,
  isInputType,
  isListType,
  isUnionType,
} from 'graphql';
import type { Token } from 'graphql-docs-reference/graphql';
import { tokenize } from 'graphql-docs-reference/graphql';

interface Spot {
  /** Undefined if nothing fits, or if it is not known what does. */
  readonly slot: Slot | undefined;
  /** The name that ends at the offset or goes on beyond it, which may be empty. */
  readonly word: { readonly text: string; readonly start: number; readonly end: number };
  /** Whether a colon follows, so that the name of a field is an alias. */
  readonly isAlias: boolean;
}

/** What is at an offset of a document, which may be unfinished, and what may be there. */
export function findSpot(text: string, offset: number, schema: GraphQLSchema): Spot {
  const tokens = tokenize(text);
  const at = tokens.findIndex(({ start, end }) => start < offset && offset <= end);
  const token = tokens[at];
  const isName = token?.kind === 'name';
  const before = tokens.filter(
    ({ end, kind }) => kind !== 'comment' && end <= (isName ? token.start : offset),
  );
  const { slot } = before.reduce((state, next) => state.read(next), startOfDocument(schema));
  const isHidden = token !== undefined && token.kind !== 'name' && token.kind !== 'punctuator';
  return {
    slot: isHidden ? undefined : slot,
    word: isName ? token : { text: '', start: offset, end: offset },
    isAlias: isName && tokens[at + 1]?.text === ':',
  };
}

/**
 * A point in the reading of a document: what may be there, and where a token leads. A token that
 * nothing expects leads back to the state that can use it, so that unfinished text is read, too.
 */
interface State {
  readonly slot?: Slot | undefined;
  readonly read: (token: Token) => State;
}

/** What may stand somewhere in a document. */
export type Slot =
  | { readonly kind: 'definition' | 'fragmentType' | 'inputType' }
  | { readonly kind: 'directive'; readonly location: DirectiveLocation }
  | { readonly kind: 'field' | 'spread' | 'condition'; readonly parent: GraphQLCompositeType }
  | {
      readonly kind: 'argument';
      /** Coordinate of the field or directive. */
      readonly owner: string;
      readonly args: readonly GraphQLArgument[];
    }
  | { readonly kind: 'inputField'; readonly type: GraphQLInputObjectType }
  | { readonly kind: 'value' | 'constant' | 'variable'; readonly type: GraphQLInputType };

type Parent = GraphQLCompositeType | undefined;

function startOfDocument(schema: GraphQLSchema): State {
  const { QUERY, MUTATION, SUBSCRIPTION } = DirectiveLocation;
  const query = schema.getQueryType() ?? undefined;
  const roots = new Map<string, [DirectiveLocation, Parent]>([
    ['query', [QUERY, query]],
    ['mutation', [MUTATION, schema.getMutationType() ?? undefined]],
    ['subscription', [SUBSCRIPTION, schema.getSubscriptionType() ?? undefined]],
  ]);
  const self: State = {
    slot: { kind: 'definition' },
    read: ({ text }) => {
      if (text === '{') return selection(schema, query, self);
      if (text === 'fragment') return fragment(schema, self);
      const root = roots.get(text);
      return root ? header(schema, ...root, self) : self;
    },
  };
  return self;
}

/** Between the keyword of an operation, or the type of a fragment, and its selections. */
function header(
  schema: GraphQLSchema,
  location: DirectiveLocation,
  root: Parent,
  back: State,
): State {
  const self: State = {
    read: ({ text }) => {
      if (text === '(') return variables(schema, self);
      if (text === '@') return directive(schema, location, self);
      return text === '{' ? selection(schema, root, back) : self;
    },
  };
  return self;
}

function fragment(schema: GraphQLSchema, back: State): State {
  const type: State = {
    slot: { kind: 'fragmentType' },
    read: ({ text }) =>
      header(schema, DirectiveLocation.FRAGMENT_DEFINITION, compositeType(schema, text), back),
  };
  const self: State = { read: ({ text }) => (text === 'on' ? type : self) };
  return self;
}

function selection(schema: GraphQLSchema, parent: Parent, back: State): State {
  const self: State = {
    slot: parent && { kind: 'field', parent },
    read: (token) => {
      if (token.kind === 'name') return field(schema, parent, token.text, self);
      if (token.text === '...') return spread(schema, parent, self);
      if (token.text === '@') return directive(schema, DirectiveLocation.FIELD, self);
      if (token.text === '{') return selection(schema, undefined, self);
      return token.text === '}' ? back : self;
    },
  };
  return self;
}

function field(schema: GraphQLSchema, parent: Parent, name: string, back: State): State {
  const definition = fieldOf(parent, name);
  const type = definition && getNamedType(definition.type);
  const self: State = {
    slot: back.slot,
    read: (token) => {
      if (token.text === ':') return back;
      if (token.text === '(') {
        return args(`${parent?.name}.${name}`, definition?.args ?? [], self);
      }
      if (token.text === '@') return directive(schema, DirectiveLocation.FIELD, self);
      if (token.text !== '{') return back.read(token);
      return selection(schema, isCompositeType(type) ? type : undefined, back);
    },
  };
  return self;
}

function spread(schema: GraphQLSchema, parent: Parent, back: State): State {
  const { FRAGMENT_SPREAD, INLINE_FRAGMENT } = DirectiveLocation;
  const within = (inner: Parent, location: DirectiveLocation): State => {
    const self: State = {
      slot: back.slot,
      read: (token) => {
        if (token.text === '@') return directive(schema, location, self);
        return token.text === '{' ? selection(schema, inner, back) : back.read(token);
      },
    };
    return self;
  };
  const condition: State = {
    slot: parent && { kind: 'condition', parent },
    read: ({ text }) => within(compositeType(schema, text), INLINE_FRAGMENT),
  };
  return {
    slot: parent && { kind: 'spread', parent },
    read: (token) => {
      if (token.text === 'on') return condition;
      if (token.kind === 'name') return within(parent, FRAGMENT_SPREAD);
      return within(parent, INLINE_FRAGMENT).read(token);
    },
  };
}

function directive(schema: GraphQLSchema, location: DirectiveLocation, back: State): State {
  return {
    slot: { kind: 'directive', location },
    read: ({ text: name }) => ({
      slot: back.slot,
      read: (token) =>
        token.text === '('
          ? args(`@${name}`, schema.getDirective(name)?.args ?? [], back)
          : back.read(token),
    }),
  };
}

function variables(schema: GraphQLSchema, back: State): State {
  const type: State = {
    slot: { kind: 'inputType' },
    read: (token) => (token.kind === 'name' ? declared(token.text) : type),
  };
  const declared = (name: string): State => {
    const found = schema.getType(name);
    const inner: State = {
      read: (token) => {
        if (token.text === '!' || token.text === ']') return inner;
        if (token.text !== '=') return self.read(token);
        return value(isInputType(found) ? found : undefined, self, 'constant');
      },
    };
    return inner;
  };
  const self: State = {
    read: (token) => {
      if (token.text === ':') return type;
      if (token.text === '@') {
        return directive(schema, DirectiveLocation.VARIABLE_DEFINITION, self);
      }
      if (token.text === ')') return back;
      return isBrace(token) ? back.read(token) : self;
    },
  };
  return self;
}

function compositeType(schema: GraphQLSchema, name: string): Parent {
  const type = schema.getType(name);
  return isCompositeType(type) ? type : undefined;
}

function fieldOf(parent: Parent, name: string): GraphQLField<unknown, unknown> | undefined {
  return parent === undefined || isUnionType(parent) ? undefined : parent.getFields()[name];
}

type InputType = GraphQLInputType | undefined;

/** @param owner coordinate of the field or directive that takes the arguments. */
function args(owner: string, list: readonly GraphQLArgument[], back: State): State {
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

function value(type: InputType, back: State, kind: ValueKind = 'value'): State {
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

function isBrace({ text }: Token): boolean {
  return text === '{' || text === '}';
}
