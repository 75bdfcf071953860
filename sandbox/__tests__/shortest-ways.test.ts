import { existsSync, readFileSync } from 'node:fs';
import { Globby } from '@docusaurus/utils';
import { findWay, writtenArguments } from 'graphql-docs-reference/examples';
import { createMadeUpModel } from 'graphql-docs-model/made-up-model';
import { buildSchema, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { createSandbox } from '..';
import { sdl, town } from './helpers';

const schema = buildSchema(sdl);
const types = Object.values(schema.getTypeMap()).filter(isObjectType);

/** The plain use of an operation has the shortest name. */
async function readRequests() {
  const files = (await Globby('schema/examples/**/*.graphql')).sort((a, b) => a.length - b.length);
  return files.map((file) => {
    const json = file.replace(/graphql$/, 'json');
    const query = readFileSync(file, 'utf8');
    if (!existsSync(json)) return { query };
    const values = JSON.parse(readFileSync(json, 'utf8')) as Readonly<Record<string, unknown>>;
    return { query, variables: { values } };
  });
}

it('reads each object that a query leads to, if the caller may', async () => {
  const { argumentsFor } = createMadeUpModel(sdl);
  const known = writtenArguments(await readRequests(), schema, argumentsFor);
  const { run } = createSandbox(sdl, town);
  const ways = types.flatMap(({ name }) => findWay(schema, { to: name }, known) ?? []);
  const codes = await Promise.all(
    ways.map(async ({ path, query, variables }) => {
      const { errors } = await run({ query, variables, as: 'admin' });
      return errors ? [`${path.join(' > ')}: ${String(errors[0]?.extensions['code'])}`] : [];
    }),
  );
  expect(ways.length).toBeGreaterThan(90);
  expect(codes.flat().filter((line) => !line.endsWith('FORBIDDEN'))).toEqual([]);
});
