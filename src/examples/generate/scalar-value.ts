import { getNamedType } from 'graphql';
import type { InputMember } from './input-value';

export function scalarValue({ name, type }: InputMember): unknown {
  const scalar = getNamedType(type).name;
  const values: Readonly<Record<string, unknown>> = { Int: 1, Float: 1.5, Boolean: true };
  return values[scalar] ?? name;
}
