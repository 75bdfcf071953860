import { buildSchema, isObjectType } from 'graphql';
import { constraintFault, constraintOf } from 'graphql-docs-reference/graphql';
import { allTables } from 'graphql-docs-model';
import { expect, it } from 'vitest';
import { createSandbox } from '../sandbox';
import { sdl, town } from './helpers';

it('keeps what the town has within the limits that the schema promises', () => {
  const schema = buildSchema(sdl);
  const rows = allTables(createSandbox(sdl, town).world()).flatMap((table) => table.all());
  const faults = rows.flatMap((row) => {
    const type = schema.getType(row.__typename);
    const values = new Map<string, unknown>(Object.entries(row));
    const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
    return fields.flatMap((field) => {
      const value = values.get(field.name);
      const all = Array.isArray(value) ? [value, ...(value as unknown[])] : [value];
      return all
        .flatMap((one) => constraintFault(one, constraintOf(field)) ?? [])
        .map((message) => `${row.__typename}.${field.name} of ${row.id}: ${message}`);
    });
  });
  expect(faults).toEqual([]);
});
