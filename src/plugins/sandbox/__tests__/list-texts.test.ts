import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema, getIntrospectionQuery, graphqlSync } from 'graphql';
import { expect, it } from 'vitest';
import { createLinkMap } from '../../../graphql/links';
import { callerOf, createSandbox, executableSdl } from '../../../sandbox';
import { listTexts } from '../list-descriptions';

const files = readdirSync('schema').filter((name) => name.endsWith('.graphql'));
const sdl = files.map((name) => readFileSync(`schema/${name}`, 'utf8')).join('\n');

it('has an introspection say what the whole schema says', async () => {
  const schema = buildSchema(sdl);
  const sandbox = createSandbox(executableSdl(sdl));
  sandbox.describe(listTexts(schema, createLinkMap(schema).keys()));
  const { data } = await sandbox.run({
    query: getIntrospectionQuery(),
    caller: callerOf(undefined),
  });
  const whole = graphqlSync({ schema, source: getIntrospectionQuery() });
  expect(JSON.stringify(data)).toBe(JSON.stringify(whole.data));
});
