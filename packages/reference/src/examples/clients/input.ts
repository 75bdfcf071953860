/** A variable, or a field of an input object, with what the schema says of it. */
export interface Input {
  readonly name: string;
  /** Whether it may be left out. */
  readonly isOptional: boolean;
  readonly value: InputValue;
}

export type InputValue =
  | { readonly kind: 'null' }
  /** JSON; of an input that the schema does not know, too. */
  | { readonly kind: 'scalar'; readonly type: string; readonly value: unknown }
  | { readonly kind: 'enum'; readonly type: string; readonly value: string }
  | { readonly kind: 'list'; readonly items: readonly InputValue[] }
  | {
      readonly kind: 'object';
      readonly type: string;
      /** Whether it has exactly one field, of which none is optional then. */
      readonly isOneOf: boolean;
      /** In the order of the schema. */
      readonly fields: readonly Input[];
    };

/** Names of the enums and input objects in some inputs. */
export function typesOf(inputs: readonly Input[]): readonly string[] {
  return namesOf(inputs, (value) => value.kind === 'enum' || value.kind === 'object');
}

/** Names of the scalars in some inputs whose values are objects. */
export function objectScalarsOf(inputs: readonly Input[]): readonly string[] {
  return namesOf(
    inputs,
    (value) => value.kind === 'scalar' && typeof value.value === 'object' && value.type !== '',
  );
}

function namesOf(inputs: readonly Input[], isMeant: (value: InputValue) => boolean): string[] {
  const names = inputs
    .flatMap(({ value }) => partsOf(value))
    .flatMap((value) => ('type' in value && isMeant(value) ? [value.type] : []));
  return [...new Set(names)].toSorted();
}

function partsOf(value: InputValue): InputValue[] {
  if (value.kind === 'list') return [value, ...value.items.flatMap(partsOf)];
  if (value.kind !== 'object') return [value];
  return [value, ...value.fields.flatMap((field) => partsOf(field.value))];
}
