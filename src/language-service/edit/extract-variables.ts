import type { DocumentNode, GraphQLInputType, GraphQLSchema, ValueNode } from 'graphql';
import { Kind, TypeInfo, valueFromASTUntyped, visit, visitWithTypeInfo } from 'graphql';
import { printJson } from '../../json/print-json';
import { translate } from '../../i18n/translate';
import { definitionAt, executables } from './definition-at';
import { operationsWith } from './fragments-within';
import { parseText, parseVariables } from './parse-request';
import type { Change, EditedRequest } from './request';
import { EditFault } from './request';
import type { TextEdit } from './text-edits';
import { applyEdits, moveOffset } from './text-edits';
import { declare } from './variable-definitions';
import { createVariableNames } from './variable-names';

interface Literal {
  readonly node: ValueNode;
  /** Of the argument or the field of an input that it is the value of. */
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly from: number;
  readonly to: number;
}

/**
 * Makes variables of values that are written in the request: of the one at the cursor, and of all
 * values of the operation or fragment where the cursor is in none.
 */
export function extractVariables(request: EditedRequest, schema: GraphQLSchema): Change {
  const { text, variables, cursor } = request;
  const document = parseText(text);
  const values = parseVariables(variables);
  const definition = definitionAt(document, cursor);
  const literals = literalsOf(document, schema).filter(
    ({ from, to }) => (definition.loc?.start ?? 0) <= from && to <= (definition.loc?.end ?? 0),
  );
  const chosen = chooseLiterals(literals, cursor);
  const nameFor = createVariableNames(document, Object.keys(values));
  const named = chosen.map((literal) => ({ ...literal, variable: nameFor(literal.name) }));
  const declared = named.map(({ variable, type }) => ({ name: variable, type: String(type) }));
  const edits: TextEdit[] = [
    ...named.map(({ from, to, variable }) => ({ from, to, insert: `$${variable}` })),
    ...operationsWith(definition, document).flatMap((operation) => declare(operation, declared)),
  ];
  const added = named.map(({ variable, node }) => [variable, valueFromASTUntyped(node)] as const);
  return {
    text: applyEdits(text, edits),
    variables: printJson({ ...values, ...Object.fromEntries(added) }),
    cursor: moveOffset(cursor, edits),
    message: translate(
      { id: 'editor.edit.extracted', message: 'Extracted {variables}.' },
      { variables: named.map(({ variable }) => `$${variable}`).join(', ') },
    ),
  };
}

function chooseLiterals(literals: readonly Literal[], cursor: number): Literal[] {
  const atCursor = literals.filter(({ from, to }) => from <= cursor && cursor <= to);
  const innermost = atCursor.at(-1);
  if (innermost) return [innermost];
  const isOutermost = (literal: Literal): boolean =>
    !literals.some(
      (other) => other !== literal && other.from <= literal.from && literal.to <= other.to,
    );
  const all = literals.filter(isOutermost);
  if (all.length === 0)
    throw new EditFault(
      translate({
        id: 'editor.edit.nothingToExtract',
        message: 'There is no value to make a variable of.',
      }),
    );
  return all;
}

/** Values without variables in them, the outer before the inner; constants are left out. */
function literalsOf(document: DocumentNode, schema: GraphQLSchema): Literal[] {
  const literals: Literal[] = [];
  const names: string[] = [];
  const types = new TypeInfo(schema);
  const named = {
    enter: ({ name }: { readonly name: { readonly value: string } }) => {
      names.push(name.value);
    },
    leave: () => {
      names.pop();
    },
  };
  const enterNode = (node: ValueNode): undefined => {
    // Within a list, the type is that of its entries.
    const type = node.kind === Kind.LIST ? types.getParentInputType() : types.getInputType();
    const name = names.at(-1);
    if (name === undefined || !type || !node.loc || hasVariable(node)) return undefined;
    literals.push({ node, name, type, from: node.loc.start, to: node.loc.end });
    return undefined;
  };
  const valueKinds = [
    ...[Kind.INT, Kind.FLOAT, Kind.STRING, Kind.BOOLEAN, Kind.NULL, Kind.ENUM],
    ...[Kind.LIST, Kind.OBJECT],
  ];
  for (const definition of executables(document)) {
    visit(
      definition,
      visitWithTypeInfo(types, {
        VariableDefinition: () => false,
        Argument: named,
        ObjectField: named,
        ...Object.fromEntries(valueKinds.map((kind) => [kind, { enter: enterNode }])),
      }),
    );
  }
  return literals;
}

function hasVariable(node: ValueNode): boolean {
  let found = false;
  visit(node, {
    Variable: () => {
      found = true;
    },
  });
  return found;
}
