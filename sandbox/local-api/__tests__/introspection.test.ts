import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import type { GraphQLSchema, IntrospectionQuery } from 'graphql';
import { expect, it } from 'vitest';
import { sdl } from '../../__tests__/helpers';
import { post, useLocalApi } from './helpers';

const { endpoint } = useLocalApi();

const everything = getIntrospectionQuery({
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  schemaDescription: true,
  inputValueDeprecation: true,
  oneOf: true,
});

const print = (schema: GraphQLSchema): string => printSchema(lexicographicSortSchema(schema));

/**
 * Introspection carries no order of declarations, which sorting takes away, and no directives of
 * our own where they are used (`@access`, `@errors`), which `printSchema` leaves out as well.
 */
it('introspects as the SDL declares', async () => {
  const { body } = await post(endpoint(), { query: everything });
  const { data } = body as { readonly data: IntrospectionQuery };
  expect(print(buildClientSchema(data))).toBe(print(buildSchema(sdl)));
});
