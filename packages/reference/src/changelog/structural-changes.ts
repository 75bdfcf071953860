import type { Change as InspectorChange, TypeOfChangeType } from '@graphql-inspector/core';
import { diff } from '@graphql-inspector/core';
import type { GraphQLSchema } from 'graphql';
import { getNamedType, isInterfaceType, isObjectType } from 'graphql';
import { isExecutable } from '../graphql/symbols';
import type { ChangeDraft, ChangeKind } from './change';
import type { Comparison } from './comparison';
import { seenElsewhere } from './seen-elsewhere';

/**
 * What was added and removed, and which types changed. The package's own levels and messages are
 * of no use here: see `compare-elements.ts` for what it tells in two or three changes or not at all.
 */
export async function findStructuralChanges(comparison: Comparison): Promise<ChangeDraft[]> {
  const changes = await diff(comparison.before.schema, comparison.after.schema);
  return changes.flatMap(({ type, meta }: Found) => draft(type, meta, comparison) ?? []);
}

type Meta<T extends TypeOfChangeType> = InspectorChange<T>['meta'];

interface Found {
  readonly type: TypeOfChangeType;
  readonly meta: Meta<TypeOfChangeType>;
}

type Handlers = {
  readonly [T in TypeOfChangeType]: (
    meta: Meta<T>,
    comparison: Comparison,
  ) => ChangeDraft | undefined;
};

function draft<T extends TypeOfChangeType>(
  type: T,
  meta: Meta<T>,
  comparison: Comparison,
): ChangeDraft | undefined {
  const handler: Handlers[T] = handlers[type];
  return handler(meta, comparison);
}

/** Has an entry for each type of change, so that a new one of the package does not compile. */
const handlers = {
  TYPE_ADDED: ({ addedTypeName }, all) => added('type-added', addedTypeName, all),
  TYPE_REMOVED: ({ removedTypeName }, all) => removed('type-removed', removedTypeName, all),
  TYPE_KIND_CHANGED: ({ typeName }, { before, after }) => ({
    kind: 'type-kind-changed',
    coordinate: typeName,
    level: 'breaking',
    before: before.elements.get(typeName)?.signature,
    after: after.elements.get(typeName)?.signature,
  }),
  SCHEMA_QUERY_TYPE_CHANGED: ({ oldQueryTypeName, newQueryTypeName }) =>
    rootChanged(oldQueryTypeName, newQueryTypeName),
  SCHEMA_MUTATION_TYPE_CHANGED: ({ oldMutationTypeName, newMutationTypeName }) =>
    rootChanged(oldMutationTypeName, newMutationTypeName),
  SCHEMA_SUBSCRIPTION_TYPE_CHANGED: ({ oldSubscriptionTypeName, newSubscriptionTypeName }) =>
    rootChanged(oldSubscriptionTypeName, newSubscriptionTypeName),

  FIELD_ADDED: ({ typeName, addedFieldName }, all) =>
    added('field-added', `${typeName}.${addedFieldName}`, all),
  FIELD_REMOVED: ({ typeName, removedFieldName }, all) =>
    removed('field-removed', `${typeName}.${removedFieldName}`, all),
  FIELD_TYPE_CHANGED: (meta) =>
    typeChanged(
      'type-changed',
      `${meta.typeName}.${meta.fieldName}`,
      [meta.oldFieldType, meta.newFieldType],
      meta.isSafeFieldTypeChange,
    ),
  FIELD_ARGUMENT_ADDED: ({ typeName, fieldName, addedArgumentName }, all) =>
    added('argument-added', `${typeName}.${fieldName}(${addedArgumentName}:)`, all),
  FIELD_ARGUMENT_REMOVED: ({ typeName, fieldName, removedFieldArgumentName }, all) =>
    removed('argument-removed', `${typeName}.${fieldName}(${removedFieldArgumentName}:)`, all),
  FIELD_ARGUMENT_TYPE_CHANGED: (meta) =>
    typeChanged(
      'input-type-changed',
      `${meta.typeName}.${meta.fieldName}(${meta.argumentName}:)`,
      [meta.oldArgumentType, meta.newArgumentType],
      meta.isSafeArgumentTypeChange,
    ),
  INPUT_FIELD_ADDED: ({ inputName, addedInputFieldName }, all) =>
    added('input-field-added', `${inputName}.${addedInputFieldName}`, all),
  INPUT_FIELD_REMOVED: ({ inputName, removedFieldName }, all) =>
    removed('input-field-removed', `${inputName}.${removedFieldName}`, all),
  INPUT_FIELD_TYPE_CHANGED: (meta) =>
    typeChanged(
      'input-type-changed',
      `${meta.inputName}.${meta.inputFieldName}`,
      [meta.oldInputFieldType, meta.newInputFieldType],
      meta.isInputFieldTypeChangeSafe,
    ),

  ENUM_VALUE_ADDED: ({ enumName, addedEnumValueName }, { after }) => ({
    kind: 'enum-value-added',
    coordinate: `${enumName}.${addedEnumValueName}`,
    level: isReturned(after.schema, enumName) ? 'tolerate' : 'safe',
  }),
  ENUM_VALUE_REMOVED: ({ enumName, removedEnumValueName }, all) =>
    removed('enum-value-removed', `${enumName}.${removedEnumValueName}`, all),
  UNION_MEMBER_ADDED: ({ unionName, addedUnionMemberTypeName }) => ({
    kind: 'union-member-added',
    coordinate: unionName,
    level: 'tolerate',
    after: addedUnionMemberTypeName,
  }),
  UNION_MEMBER_REMOVED: ({ unionName, removedUnionMemberTypeName }) => ({
    kind: 'union-member-removed',
    coordinate: unionName,
    level: 'breaking',
    before: removedUnionMemberTypeName,
  }),
  OBJECT_TYPE_INTERFACE_ADDED: ({ objectTypeName, addedInterfaceName }) => ({
    kind: 'interface-added',
    coordinate: objectTypeName,
    level: 'tolerate',
    after: addedInterfaceName,
  }),
  OBJECT_TYPE_INTERFACE_REMOVED: ({ objectTypeName, removedInterfaceName }) => ({
    kind: 'interface-removed',
    coordinate: objectTypeName,
    level: 'breaking',
    before: removedInterfaceName,
  }),

  DIRECTIVE_ADDED: ({ addedDirectiveName }, all) =>
    added('directive-added', `@${addedDirectiveName}`, all),
  DIRECTIVE_REMOVED: ({ removedDirectiveName }, all) =>
    removed('directive-removed', `@${removedDirectiveName}`, all),
  DIRECTIVE_ARGUMENT_ADDED: ({ directiveName, addedDirectiveArgumentName }, all) =>
    added('argument-added', `@${directiveName}(${addedDirectiveArgumentName}:)`, all),
  DIRECTIVE_ARGUMENT_REMOVED: ({ directiveName, removedDirectiveArgumentName }, all) =>
    removed('argument-removed', `@${directiveName}(${removedDirectiveArgumentName}:)`, all),
  DIRECTIVE_ARGUMENT_TYPE_CHANGED: (meta) =>
    typeChanged(
      'input-type-changed',
      `@${meta.directiveName}(${meta.directiveArgumentName}:)`,
      [meta.oldDirectiveArgumentType, meta.newDirectiveArgumentType],
      meta.isSafeDirectiveArgumentTypeChange,
    ),
  DIRECTIVE_LOCATION_ADDED: ({ directiveName, addedDirectiveLocation }) => ({
    kind: 'location-added',
    coordinate: `@${directiveName}`,
    level: 'safe',
    after: addedDirectiveLocation,
  }),
  DIRECTIVE_LOCATION_REMOVED: ({ directiveName, removedDirectiveLocation: location }) => ({
    kind: 'location-removed',
    coordinate: `@${directiveName}`,
    level: isExecutable([location]) ? 'breaking' : 'safe',
    before: location,
  }),
  DIRECTIVE_REPEATABLE_ADDED: ({ directiveName }) => ({
    kind: 'repeatable-added',
    coordinate: `@${directiveName}`,
    level: 'safe',
  }),
  DIRECTIVE_REPEATABLE_REMOVED: ({ directiveName }) => ({
    kind: 'repeatable-removed',
    coordinate: `@${directiveName}`,
    level: 'breaking',
  }),

  ...seenElsewhere,
} satisfies Handlers;

function added(kind: ChangeKind, coordinate: string, { after }: Comparison): ChangeDraft {
  const element = after.elements.get(coordinate);
  const level = element?.isRequired ? 'breaking' : 'safe';
  return { kind, coordinate, level, after: element?.signature };
}

function removed(kind: ChangeKind, coordinate: string, { before }: Comparison): ChangeDraft {
  return {
    kind,
    coordinate,
    level: 'breaking',
    before: before.elements.get(coordinate)?.signature,
  };
}

function typeChanged(
  kind: ChangeKind,
  coordinate: string,
  [before, after]: readonly [string, string],
  isSafe: boolean,
): ChangeDraft {
  return { kind, coordinate, level: isSafe ? 'safe' : 'breaking', before, after };
}

function rootChanged(before: string | null, after: string | null): ChangeDraft {
  return {
    kind: 'root-type-changed',
    coordinate: after ?? before ?? '',
    level: before === null ? 'safe' : 'breaking',
    before: before ?? undefined,
    after: after ?? undefined,
  };
}

/** Whether a field returns a type, so that clients receive its values. */
function isReturned(schema: GraphQLSchema, type: string): boolean {
  return Object.values(schema.getTypeMap()).some(
    (owner) =>
      (isObjectType(owner) || isInterfaceType(owner)) &&
      !owner.name.startsWith('__') &&
      Object.values(owner.getFields()).some((field) => getNamedType(field.type).name === type),
  );
}
