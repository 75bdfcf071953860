import { buildSchema, introspectionFromSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { executableSdl } from 'graphql-docs-model';
import { createSandbox } from '../sandbox';
import { callers, sdl, town } from './helpers';

describe('executableSdl', () => {
  it('keeps directives, defaults and reasons, and drops descriptions', () => {
    const source = `
      "Something to do."
      type Task @key(fields: "id") {
        "How much of it is done."
        progress("In the unit." unit: Unit! = PERCENT): Int @deprecated(reason: """
          Use "share".
            Removal on 2027-09-30.
          """)
      }`;
    expect(executableSdl(source)).toBe(
      'type Task@key(fields:"id"){progress(unit:Unit!=PERCENT):Int@deprecated(reason:"""\nUse "share".\n  Removal on 2027-09-30.""")}',
    );
  });

  it('describes the same schema', () => {
    const introspection = (text: string): unknown =>
      introspectionFromSchema(buildSchema(text), { descriptions: false });
    expect(introspection(executableSdl(sdl))).toEqual(introspection(sdl));
  });

  it('is enough for a sandbox', async () => {
    const sandbox = createSandbox(executableSdl(sdl), town);
    const { errors } = await sandbox.run({
      query: '{ mySpaces { waitingRequestCount } }',
      caller: callers.guest,
    });
    expect(errors?.map(({ extensions }) => extensions)).toEqual([
      { code: 'UNAUTHENTICATED', reason: 'NO_TOKEN' },
    ]);
  });
});
