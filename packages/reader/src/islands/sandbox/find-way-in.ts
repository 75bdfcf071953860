import type { GraphQLSchema } from 'graphql';
import { isObjectType } from 'graphql';
import type { ArgumentsFor } from 'graphql-docs-reference/examples';
import { findWay } from 'graphql-docs-reference/examples';
import type { LinkMap } from 'graphql-docs-reference/graphql';
import { suggest } from 'graphql-docs-reference/graphql';
import { printJson } from 'graphql-docs-reference/json';
import type { IdFor } from '../../language-service/id-for';
import type { AnswerOf, WayEnds } from './protocol';
import { t } from '../../t';

interface Language {
  readonly schema: GraphQLSchema;
  readonly links: LinkMap;
  readonly idFor: IdFor;
}

/**
 * The shortest query between two names, with identifiers of what there is.
 *
 * @throws Error in words where a name is unknown, or where no query leads.
 */
export async function findWayIn(
  { schema, links, idFor }: Language,
  { from, to }: WayEnds,
  loadMadeUp: () => Promise<ArgumentsFor>,
): Promise<AnswerOf<'findWay'>> {
  const names = [...links.keys()].filter((name) => /^\w+(?:\.\w+)?$/.test(name));
  const name = names.find((one) => one.toLowerCase() === to.toLowerCase());
  if (name === undefined) throw new Error(t('way.unknown', { name: to }) + suggest(to, names));
  const makeUp = await loadMadeUp();
  const way = findWay(schema, { from, to: name }, (type, field) => ({
    ...makeUp(type, field),
    ...idsFor(type, field),
  }));
  if (!way) throw new Error(t('way.none', { from, to: name }));
  return { query: way.query, variables: way.variables ? printJson(way.variables) : '' };

  function idsFor(typeName: string, fieldName: string): Readonly<Record<string, string>> {
    const type = schema.getType(typeName);
    const args = isObjectType(type) ? (type.getFields()[fieldName]?.args ?? []) : [];
    return Object.fromEntries(
      args.flatMap(({ name: arg }) => {
        const id = idFor(arg, `${typeName}.${fieldName}`);
        return id === undefined ? [] : [[arg, id]];
      }),
    );
  }
}
