import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { isIntrospectionType, isNonNullType, isObjectType, parse } from 'graphql';

/** What a field of each scalar of the schema is in TypeScript. */
const scalars = {
  Date: 'string',
  DateTime: 'string',
  UUID: 'string',
  JSONObject: 'Readonly<Record<string, unknown>>',
  Upload: 'unknown',
  Void: 'null',
  GeoJSON: 'Readonly<Record<string, unknown>>',
  GeoJsonPoint: { input: 'unknown', output: 'GeoPoint' },
  GeoJsonPolygon: { input: 'unknown', output: 'GeoPolygon' },
};

const config = {
  disableDescriptions: true,
  // A row holds each of its columns, and an input what has a default.
  avoidOptionals: { field: true, defaultValue: true },
  enumsAsTypes: true,
  immutableTypes: true,
  namingConvention: 'keep',
  scalars,
  strictScalars: true,
  useTypeImports: true,
};

/** TypeScript of the types, fields and arguments of the schema. */
export async function printSchemaTypes(sdl: string, schema: GraphQLSchema): Promise<string> {
  const types = await codegen({
    filename: 'schema.ts',
    documents: [],
    schema: parse(sdl),
    config,
    plugins: [{ typescript: {} }],
    pluginMap: { typescript },
  });
  return [
    "import type { GeoPoint, GeoPolygon } from './geo';",
    types,
    printFields(schema),
    '',
  ].join('\n\n');
}

/** Object types by name, and the arguments of their fields. */
function printFields(schema: GraphQLSchema): string {
  const objects = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && !isIntrospectionType(type),
  ) as GraphQLObjectType[];
  const withArguments = objects.flatMap((type) => {
    const fields = Object.values(type.getFields()).filter(({ args }) => args.length > 0);
    const lines = fields.map(({ name, args }) => {
      // What is required or has a default is always there.
      const given = args.filter((arg) => isNonNullType(arg.type) || arg.defaultValue !== undefined);
      const names = given.map((arg) => `'${arg.name}'`).join(' | ');
      const all = `${type.name}${name}Args`;
      return `    ${name}: ${names ? `RequireFields<${all}, ${names}>` : all};`;
    });
    return lines.length > 0 ? [`  ${type.name}: {\n${lines.join('\n')}\n  };`] : [];
  });
  const names = objects.map(({ name }) => `  ${name}: ${name};`);
  return [
    'type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };',
    `export interface Types {\n${names.join('\n')}\n}`,
    `export interface Arguments {\n${withArguments.join('\n')}\n}`,
  ].join('\n\n');
}
