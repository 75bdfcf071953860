import type { GraphQLObjectType } from 'graphql';
import { getNullableType, isObjectType } from 'graphql';
import { Made } from './made';
import type { Page } from './pages';
import { cursorOf } from './pages';
import type { PageShape } from './shapes';

/** The object that holds a page of a list: its entries, edges and what is known of its place. */
export function makePage(
  type: GraphQLObjectType,
  { entries, edges }: PageShape,
  key: string,
  { items, facts }: Page,
): Made {
  const infos = Object.values(type.getFields()).flatMap((field) => {
    const infoType = getNullableType(field.type);
    if (!isObjectType(infoType) || !/info|meta|paging|pagination/i.test(field.name)) return [];
    return [[field.name, new Made(infoType, `${key}.${field.name}`, 0, facts)] as const];
  });
  return new Made(type, key, 0, {
    ...facts,
    ...Object.fromEntries(infos),
    ...Object.fromEntries(entries.map((name) => [name, items])),
    ...(edges && { [edges.field]: items.map((node) => edge(edges.type, key, node)) }),
  });
}

function edge(type: GraphQLObjectType, key: string, node: unknown): Made | null {
  if (!(node instanceof Made)) return null;
  return new Made(type, `${key}.${node.key}`, node.index, { node, cursor: cursorOf(node) });
}
