import type { GraphQLSchema } from 'graphql';
import { definitionAt } from '../graphql/definition-at';
import { placeOf } from '../graphql/place-of';
import type { Place } from '../graphql/problem';
import { rootNames } from '../graphql/symbols';
import type { ChangeDraft, ChangeKind } from './change';
import { directivesOf } from './elements';
import { ownersOf } from './history';

/**
 * Line of the files of a schema that changed: of the directive, where a directive tells the change.
 * What is gone was in its type, which is still there; a root type is in many files, so that a line
 * of the schema before says more.
 */
export function placeOfChange(
  { coordinate, kind }: Pick<ChangeDraft, 'coordinate' | 'kind'>,
  schema: GraphQLSchema,
  before: GraphQLSchema | undefined,
): Place {
  const owners = ownersOf(coordinate).filter((owner) => !rootNames(schema).includes(owner));
  const places = [
    ...[coordinate, ...owners].map((name) => placeIn(schema, name, directives[kind])),
    before && placeIn(before, coordinate),
  ];
  return places.find((place) => place !== undefined) ?? { file: 'schema', line: 1, column: 1 };
}

const directives: Readonly<Partial<Record<ChangeKind, string>>> = {
  'role-raised': 'access',
  'access-narrowed': 'access',
  deprecated: 'deprecated',
  'removal-moved': 'deprecated',
};

function placeIn(schema: GraphQLSchema, coordinate: string, directive?: string): Place | undefined {
  const node = definitionAt(schema, coordinate)?.astNode;
  const applied = directivesOf(node).find(({ name }) => name.value === directive);
  const named = applied ?? node?.name;
  return named?.loc && placeOf(named);
}
