import { readFileSync, readdirSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { sdl } from '../../../../../../sandbox/__tests__/helpers';
import { parseExample } from '../../parse-example';
import { typeInputs } from '../../type-inputs';
import type { TypedRequest } from '../client';

export const schema = buildSchema(sdl);

const folder = 'schema/examples';

/** The requests of all examples of the site, by the names of their files. */
export function readRequests(): readonly (readonly [string, TypedRequest])[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:graphql|json)$/.test(name))
    .map((file) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') }));
  const byFile = new Map(files.map((one) => [one.file, one]));
  return files
    .filter(({ file }) => file.endsWith('.graphql'))
    .map((one) => {
      const json = byFile.get(one.file.replace(/graphql$/, 'json'));
      const { query, variables } = parseExample(one, json, []).example;
      const request = { query, ...(variables && { variables: variables.values }) };
      return [one.file, { ...request, inputs: typeInputs(request, schema) }];
    });
}
