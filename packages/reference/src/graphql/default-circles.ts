import type { ConstValueNode, DefinitionNode, InputValueDefinitionNode, TypeNode } from 'graphql';
import { Kind } from 'graphql';
import { placeOf } from './place-of';
import type { Problem } from './problem';

type InputFields = ReadonlyMap<string, readonly InputValueDefinitionNode[]>;

/**
 * Default values of input fields that are made of each other, such as `input A { b: A = {} }`:
 * graphql-js would read them without an end.
 */
export function findDefaultCircles(definitions: readonly DefinitionNode[]): Problem[] {
  const inputs = listInputs(definitions);
  const ended = new Set<string>();
  const visit = (type: string, open: readonly string[]): Problem[] => {
    if (ended.has(type)) return [];
    const problems = (inputs.get(type) ?? []).flatMap((field) => {
      const used = field.defaultValue ? typesIn(field.defaultValue, field.type, inputs) : [];
      const back = used.find((name) => name === type || open.includes(name));
      if (back !== undefined) return [circle(type, field, back)];
      return used.flatMap((name) => visit(name, [...open, type]));
    });
    ended.add(type);
    return problems;
  };
  return [...inputs.keys()].flatMap((type) => visit(type, []));
}

function circle(type: string, field: InputValueDefinitionNode, back: string): Problem {
  const message = `Unexpected default value of ${type}.${field.name.value}, which is made of default values of ${back} and so of itself. Delete one of the default values.`;
  return { ...placeOf(field), message };
}

function listInputs(definitions: readonly DefinitionNode[]): InputFields {
  const inputs = new Map<string, InputValueDefinitionNode[]>();
  for (const node of definitions) {
    if (
      node.kind !== Kind.INPUT_OBJECT_TYPE_DEFINITION &&
      node.kind !== Kind.INPUT_OBJECT_TYPE_EXTENSION
    ) {
      continue;
    }
    inputs.set(node.name.value, [...(inputs.get(node.name.value) ?? []), ...(node.fields ?? [])]);
  }
  return inputs;
}

/** Input types whose default values are read to read a value. */
function typesIn(value: ConstValueNode, type: TypeNode, inputs: InputFields): string[] {
  if (type.kind !== Kind.NAMED_TYPE) {
    const items = type.kind === Kind.LIST_TYPE && value.kind === Kind.LIST;
    return (items ? value.values : [value]).flatMap((item) => typesIn(item, type.type, inputs));
  }
  const fields = inputs.get(type.name.value);
  if (value.kind !== Kind.OBJECT || !fields) return [];
  const within = value.fields.flatMap(({ name, value: inner }) => {
    const field = fields.find((candidate) => candidate.name.value === name.value);
    return field ? typesIn(inner, field.type, inputs) : [];
  });
  return [type.name.value, ...within];
}
