import type { ASTNode, DocumentNode, GraphQLSchema, NameNode } from 'graphql';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { LinkMap } from './links';

export type TokenClass =
  | 'comment'
  | 'directive'
  | 'keyword'
  | 'member'
  | 'number'
  | 'string'
  | 'type'
  | 'variable';

export interface Mark {
  readonly tokenClass: TokenClass;
  readonly href?: string;
}

/** What each name, keyed by where it starts, is and which page explains it. */
export function findMarks(
  document: DocumentNode,
  schema: GraphQLSchema,
  links: LinkMap,
): Map<number, Mark> {
  const marks = new Map<number, Mark>();
  const mark = (node: ASTNode | undefined, tokenClass: TokenClass, coordinate?: string): void => {
    if (!node?.loc) return;
    const href = coordinate === undefined ? undefined : links.get(coordinate);
    marks.set(node.loc.start, href === undefined ? { tokenClass } : { tokenClass, href });
  };
  const typeInfo = new TypeInfo(schema);
  const owners: string[] = [];
  const fields: string[] = [];
  const markArgument = (name: NameNode): void => {
    const directive = typeInfo.getDirective();
    const field = typeInfo.getFieldDef();
    const parent = typeInfo.getParentType();
    const owner = directive
      ? `@${directive.name}`
      : field && parent
        ? `${parent.name}.${field.name}`
        : undefined;
    mark(name, 'member', owner && `${owner}(${name.value}:)`);
  };
  const enterOwner = {
    enter: ({ name }: { readonly name: NameNode }): void => {
      owners.push(name.value);
      mark(name, 'type', name.value);
    },
    leave: (): void => {
      owners.pop();
    },
  };
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      OperationDefinition: ({ name }) => mark(name, 'variable'),
      FragmentDefinition: ({ name }) => mark(name, 'variable'),
      FragmentSpread: ({ name }) => mark(name, 'variable'),
      NamedType: (node) => mark(node, 'type', node.name.value),
      Variable: (node) => {
        mark(node, 'variable');
        mark(node.name, 'variable');
      },
      Field: ({ alias, name }) => {
        const parent = typeInfo.getParentType();
        mark(alias, 'variable');
        mark(name, 'member', parent ? `${parent.name}.${name.value}` : undefined);
      },
      Directive: (node) => {
        mark(node, 'directive', `@${node.name.value}`);
        mark(node.name, 'directive', `@${node.name.value}`);
      },
      Argument: ({ name }) => markArgument(name),
      ObjectField: ({ name }) => {
        const parent = getNamedType(typeInfo.getParentInputType() ?? undefined);
        const owner = isInputObjectType(parent) ? parent.name : undefined;
        mark(name, 'member', owner && `${owner}.${name.value}`);
      },
      EnumValue: (node) => {
        const type = getNamedType(typeInfo.getInputType() ?? undefined);
        mark(node, 'number', isEnumType(type) ? `${type.name}.${node.value}` : undefined);
      },
      ObjectTypeDefinition: enterOwner,
      ObjectTypeExtension: enterOwner,
      InterfaceTypeDefinition: enterOwner,
      InputObjectTypeDefinition: enterOwner,
      EnumTypeDefinition: enterOwner,
      UnionTypeDefinition: ({ name }) => mark(name, 'type', name.value),
      ScalarTypeDefinition: ({ name }) => mark(name, 'type', name.value),
      DirectiveDefinition: {
        enter: (node) => {
          fields.push(`@${node.name.value}`);
          mark(node.name, 'directive', `@${node.name.value}`);
        },
        leave: () => {
          fields.pop();
        },
      },
      FieldDefinition: {
        enter: ({ name }) => {
          fields.push(`${owners.at(-1) ?? ''}.${name.value}`);
          mark(name, 'member', fields.at(-1));
        },
        leave: () => {
          fields.pop();
        },
      },
      InputValueDefinition: ({ name }) => {
        const field = fields.at(-1);
        const coordinate =
          field === undefined ? `${owners.at(-1) ?? ''}.${name.value}` : `${field}(${name.value}:)`;
        mark(name, 'member', coordinate);
      },
      EnumValueDefinition: ({ name }) =>
        mark(name, 'number', `${owners.at(-1) ?? ''}.${name.value}`),
    }),
  );
  return marks;
}
