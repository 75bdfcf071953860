import type { GraphQLCompositeType, GraphQLField, GraphQLSchema } from 'graphql';
import {
  DirectiveLocation,
  getNamedType,
  isCompositeType,
  isInputType,
  isUnionType,
} from 'graphql';
import type { State } from './state';
import { args, isBrace, value } from './value-states';

type Parent = GraphQLCompositeType | undefined;

export function startOfDocument(schema: GraphQLSchema): State {
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
