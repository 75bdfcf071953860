import type { TypeOfChangeType } from '@graphql-inspector/core';

const elsewhere = (): undefined => undefined;

/** Changes that `compare-elements.ts` finds, which looks at what was there before and is there now. */
export const seenElsewhere = {
  // Zero is no default to the package, and a list that only grows has not changed.
  FIELD_ARGUMENT_DEFAULT_CHANGED: elsewhere,
  INPUT_FIELD_DEFAULT_VALUE_CHANGED: elsewhere,
  DIRECTIVE_ARGUMENT_DEFAULT_VALUE_CHANGED: elsewhere,

  TYPE_DESCRIPTION_ADDED: elsewhere,
  TYPE_DESCRIPTION_CHANGED: elsewhere,
  TYPE_DESCRIPTION_REMOVED: elsewhere,
  FIELD_DESCRIPTION_ADDED: elsewhere,
  FIELD_DESCRIPTION_CHANGED: elsewhere,
  FIELD_DESCRIPTION_REMOVED: elsewhere,
  FIELD_ARGUMENT_DESCRIPTION_CHANGED: elsewhere,
  INPUT_FIELD_DESCRIPTION_ADDED: elsewhere,
  INPUT_FIELD_DESCRIPTION_CHANGED: elsewhere,
  INPUT_FIELD_DESCRIPTION_REMOVED: elsewhere,
  ENUM_VALUE_DESCRIPTION_CHANGED: elsewhere,
  DIRECTIVE_DESCRIPTION_CHANGED: elsewhere,
  DIRECTIVE_ARGUMENT_DESCRIPTION_CHANGED: elsewhere,

  // Three changes a deprecation, and none of an argument or an input field.
  FIELD_DEPRECATION_ADDED: elsewhere,
  FIELD_DEPRECATION_REMOVED: elsewhere,
  FIELD_DEPRECATION_REASON_ADDED: elsewhere,
  FIELD_DEPRECATION_REASON_CHANGED: elsewhere,
  FIELD_DEPRECATION_REASON_REMOVED: elsewhere,
  ENUM_VALUE_DEPRECATION_REASON_ADDED: elsewhere,
  ENUM_VALUE_DEPRECATION_REASON_CHANGED: elsewhere,
  ENUM_VALUE_DEPRECATION_REASON_REMOVED: elsewhere,

  // A changed argument comes as removed and added, without the old value in the first.
  DIRECTIVE_USAGE_ARGUMENT_ADDED: elsewhere,
  DIRECTIVE_USAGE_ARGUMENT_REMOVED: elsewhere,
  DIRECTIVE_USAGE_ARGUMENT_DEFINITION_ADDED: elsewhere,
  DIRECTIVE_USAGE_ARGUMENT_DEFINITION_REMOVED: elsewhere,
  DIRECTIVE_USAGE_ENUM_ADDED: elsewhere,
  DIRECTIVE_USAGE_ENUM_REMOVED: elsewhere,
  DIRECTIVE_USAGE_ENUM_VALUE_ADDED: elsewhere,
  DIRECTIVE_USAGE_ENUM_VALUE_REMOVED: elsewhere,
  DIRECTIVE_USAGE_FIELD_ADDED: elsewhere,
  DIRECTIVE_USAGE_FIELD_REMOVED: elsewhere,
  DIRECTIVE_USAGE_FIELD_DEFINITION_ADDED: elsewhere,
  DIRECTIVE_USAGE_FIELD_DEFINITION_REMOVED: elsewhere,
  DIRECTIVE_USAGE_INPUT_FIELD_DEFINITION_ADDED: elsewhere,
  DIRECTIVE_USAGE_INPUT_FIELD_DEFINITION_REMOVED: elsewhere,
  DIRECTIVE_USAGE_INPUT_OBJECT_ADDED: elsewhere,
  DIRECTIVE_USAGE_INPUT_OBJECT_REMOVED: elsewhere,
  DIRECTIVE_USAGE_INTERFACE_ADDED: elsewhere,
  DIRECTIVE_USAGE_INTERFACE_REMOVED: elsewhere,
  DIRECTIVE_USAGE_OBJECT_ADDED: elsewhere,
  DIRECTIVE_USAGE_OBJECT_REMOVED: elsewhere,
  DIRECTIVE_USAGE_SCALAR_ADDED: elsewhere,
  DIRECTIVE_USAGE_SCALAR_REMOVED: elsewhere,
  DIRECTIVE_USAGE_SCHEMA_ADDED: elsewhere,
  DIRECTIVE_USAGE_SCHEMA_REMOVED: elsewhere,
  DIRECTIVE_USAGE_UNION_MEMBER_ADDED: elsewhere,
  DIRECTIVE_USAGE_UNION_MEMBER_REMOVED: elsewhere,
} satisfies Partial<Record<TypeOfChangeType, () => undefined>>;
