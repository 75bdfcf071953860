import { buildSchema, getIntrospectionQuery, graphqlSync } from 'graphql';
import { expect, it } from 'vitest';
import { executableSdl } from 'graphql-docs-model';
import { createLinkMap } from 'graphql-docs-reference/graphql';
import { callerOf, createSandbox } from '../../../../../../sandbox';
import { sdl, town } from '../../../../../../sandbox/__tests__/helpers';
import { listTexts } from '..';

it('has an introspection say what the whole schema says', async () => {
  const schema = buildSchema(sdl);
  const sandbox = createSandbox(executableSdl(sdl), town);
  sandbox.describe(listTexts(schema, createLinkMap(schema).keys()));
  const { data } = await sandbox.run({
    query: getIntrospectionQuery(),
    caller: callerOf(undefined),
  });
  const whole = graphqlSync({ schema, source: getIntrospectionQuery() });
  expect(JSON.stringify(data)).toBe(JSON.stringify(whole.data));
});
