import type { ModelObject } from 'graphql-docs-reference/options';

/** An identifier of something that there is: for `bookId`, or the `id` of `bookById`. */
export type IdFor = (name: string, owner: string) => string | undefined;

/** Takes the first row of each type; undefined for what names none of them. */
export function createIdFor(rows: readonly ModelObject[]): IdFor {
  const first = new Map<string, string>();
  for (const { __typename, id } of rows) {
    const type = __typename.toLowerCase();
    if (!first.has(type)) first.set(type, id);
  }
  const types = [...first.keys()].sort((one, other) => other.length - one.length);
  return (name, owner) => {
    const noun = /^(\w+)Id$/.exec(name)?.[1]?.toLowerCase();
    const isOfOwner = (type: string): boolean => owner.toLowerCase().includes(type);
    const type = name === 'id' ? types.find(isOfOwner) : noun;
    return type === undefined ? undefined : first.get(type);
  };
}
