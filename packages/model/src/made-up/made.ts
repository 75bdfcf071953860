import type { GraphQLObjectType } from 'graphql';

export type Values = Readonly<Record<string, unknown>>;

interface Origin {
  /** Whether it is the root, or only groups fields of the root: its lists show all there is. */
  readonly isRoot?: boolean;
  /** Whether a mutation created it: what its input does not say is not there yet. */
  readonly isNew?: boolean;
  /** The row that others know it by. */
  readonly row?: object;
}

/** An object of which all that is not given follows from its type and key. */
export class Made {
  readonly isRoot: boolean;
  readonly isNew: boolean;
  readonly row: object | undefined;

  constructor(
    readonly type: GraphQLObjectType,
    readonly key: string,
    /** Place among the objects of its type. */
    readonly index: number,
    /** Values of fields that are known, by name. */
    readonly given: Values = {},
    { isRoot = false, isNew = false, row }: Origin = {},
  ) {
    this.isRoot = isRoot;
    this.isNew = isNew;
    this.row = row;
  }

  get __typename(): string {
    return this.type.name;
  }
}

export function isValues(value: unknown): value is Values {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Made)
  );
}

/** What values say of a name, which may be that of something all objects have, as `constructor` is. */
export function ownValue(values: Values, name: string): unknown {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}
