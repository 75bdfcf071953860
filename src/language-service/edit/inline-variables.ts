import type {
  DocumentNode,
  GraphQLSchema,
  OperationDefinitionNode,
  VariableDefinitionNode,
  VariableNode,
} from 'graphql';
import { Kind, visit } from 'graphql';
import { printJson } from '../../json/print-json';
import { translate } from '../../i18n/translate';
import { definitionAt, operationToRun } from './definition-at';
import { fragmentsWithin, operationsWith } from './fragments-within';
import { literalFor } from './literal-for';
import { parseText, parseVariables } from './parse-request';
import type { Change, EditedRequest } from './request';
import { EditFault } from './request';
import type { TextEdit } from './text-edits';
import { applyEdits, moveOffset } from './text-edits';
import { removeFromList, undeclare } from './variable-definitions';

/** Writes values in the place of variables: of the one at the cursor, or of all of the operation. */
export function inlineVariables(request: EditedRequest, schema: GraphQLSchema): Change {
  const { text, variables, cursor } = request;
  const document = parseText(text);
  const values = parseVariables(variables);
  const operation = operationOf(document, cursor);
  const chosen = chooseVariables(operation, document, cursor);
  const names = new Set(chosen.map(({ variable }) => variable.name.value));
  refuseShared(names, operation, document);
  const written = new Map(
    chosen.map((node) => [node.variable.name.value, literalFor(node, values, schema)]),
  );
  const edits = [...replaceUses(document, operation, written), ...undeclare(operation, names)];
  const rest = Object.entries(values).filter(([name]) => !names.has(name) || isElsewhere(name));
  function isElsewhere(name: string): boolean {
    return document.definitions.some(
      (one) => one !== operation && one.kind === Kind.OPERATION_DEFINITION && declares(one, name),
    );
  }
  return {
    text: applyEdits(text, edits),
    variables: rest.length === 0 ? '' : printJson(Object.fromEntries(rest)),
    cursor: moveOffset(cursor, edits),
    message: translate(
      { id: 'editor.edit.inlined', message: 'Inlined {variables}.' },
      { variables: [...names].map((name) => `$${name}`).join(', ') },
    ),
  };
}

function operationOf(document: DocumentNode, cursor: number): OperationDefinitionNode {
  const definition = definitionAt(document, cursor);
  const [first] = operationsWith(definition, document);
  return first ?? operationToRun(document, cursor);
}

function chooseVariables(
  operation: OperationDefinitionNode,
  document: DocumentNode,
  cursor: number,
): readonly VariableDefinitionNode[] {
  const all = operation.variableDefinitions ?? [];
  if (all.length === 0)
    throw new EditFault(
      translate({ id: 'editor.edit.noVariables', message: 'The operation has no variables.' }),
    );
  const atCursor = all.filter(({ loc }) => loc && loc.start <= cursor && cursor <= loc.end);
  const used = usesOf(document, operation).find(
    ({ loc }) => loc && loc.start <= cursor && cursor <= loc.end,
  );
  const ofUse = all.filter(({ variable }) => variable.name.value === used?.name.value);
  return [atCursor, ofUse].find((some) => some.length > 0) ?? all;
}

/** A fragment that two operations use cannot hold the value of one of them. */
function refuseShared(
  names: ReadonlySet<string>,
  operation: OperationDefinitionNode,
  document: DocumentNode,
): void {
  for (const fragment of fragmentsOf(document, operation)) {
    const shared = usesIn(fragment).find(({ name }) => names.has(name.value));
    if (!shared || operationsWith(fragment, document).length < 2) continue;
    const { value } = fragment.name;
    throw new EditFault(
      translate(
        {
          id: 'editor.edit.sharedFragment',
          message: 'The fragment "{fragment}" uses ${variable} for another operation, too.',
        },
        { fragment: value, variable: shared.name.value },
      ),
    );
  }
}

function replaceUses(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  written: ReadonlyMap<string, string | undefined>,
): TextEdit[] {
  const isLeftOut = (node: { readonly value: { readonly kind: Kind } }): boolean =>
    node.value.kind === Kind.VARIABLE &&
    written.has((node.value as VariableNode).name.value) &&
    written.get((node.value as VariableNode).name.value) === undefined;
  const edits: TextEdit[] = [];
  for (const definition of [operation, ...fragmentsOf(document, operation)]) {
    visit(definition, {
      VariableDefinition: () => false,
      Field: (node) => {
        if (node.arguments?.some(isLeftOut))
          edits.push(...removeFromList(node.arguments, isLeftOut));
      },
      ObjectValue: (node) => {
        if (node.fields.every(isLeftOut) && node.loc && node.fields.length > 0) {
          edits.push({ from: node.loc.start, to: node.loc.end, insert: '{}' });
        } else if (node.fields.some(isLeftOut)) {
          edits.push(...removeFromList(node.fields, isLeftOut));
        }
      },
      Variable: ({ name, loc }, _key, parent) => {
        const literal = written.get(name.value);
        const isEntry = Array.isArray(parent);
        if (!loc || !written.has(name.value)) return;
        if (literal === undefined && !isEntry) return;
        edits.push({ from: loc.start, to: loc.end, insert: literal ?? 'null' });
      },
    });
  }
  return edits;
}

function usesOf(document: DocumentNode, operation: OperationDefinitionNode): VariableNode[] {
  return [operation, ...fragmentsOf(document, operation)].flatMap(usesIn);
}

function usesIn(definition: Parameters<typeof visit>[0]): VariableNode[] {
  const found: VariableNode[] = [];
  visit(definition, {
    VariableDefinition: () => false,
    Variable: (node) => {
      found.push(node);
    },
  });
  return found;
}

function fragmentsOf(
  document: DocumentNode,
  operation: OperationDefinitionNode,
): (DocumentNode['definitions'][number] & { kind: Kind.FRAGMENT_DEFINITION })[] {
  const names = fragmentsWithin(operation, document);
  return document.definitions.filter(
    (node) => node.kind === Kind.FRAGMENT_DEFINITION && names.has(node.name.value),
  ) as ReturnType<typeof fragmentsOf>;
}

function declares(node: OperationDefinitionNode, name: string): boolean {
  return (node.variableDefinitions ?? []).some(({ variable }) => variable.name.value === name);
}
