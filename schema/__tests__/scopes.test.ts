import { isNonNullType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readExamples, readSchema } from 'docusaurus-preset-graphql-docs/content';
import { createAnswerer, requestOf } from 'graphql-docs-reference/examples';
import type { OperationSymbol } from 'graphql-docs-reference/graphql';
import { accessOf, isOperation, listSymbols } from 'graphql-docs-reference/graphql';
import { contract } from '../../src/contract';
import { createSandbox, personas } from '../../sandbox';
import type { Caller } from '../../sandbox';
import { sdl, town } from '../../sandbox/__tests__/helpers';

const { schema } = await readSchema('.', 'schema/*.graphql');
const sandbox = createSandbox(sdl, town);
const examples = await readExamples('.', {
  schema,
  answer: createAnswerer(createSandbox(sdl, town)),
  callers: personas,
  dir: 'schema/examples',
});

const allScopes = ['READ', 'WRITE', 'ACCOUNT', 'EVENTS', 'OWN_APPS'] as const;
type Scopes = readonly (typeof allScopes)[number][];

const operations = listSymbols(schema).filter(isOperation);
const cases = operations.flatMap((operation) =>
  scopesOf(operation).map((scope) => ({ scope, operation, name: operation.coordinate })),
);

function scopesOf({ definition }: OperationSymbol): readonly string[] {
  return accessOf(schema, definition, contract)?.scopes ?? [];
}

/** Sends the first example of an operation as its caller, through a client with some scopes. */
async function send({ kind, name }: OperationSymbol, scopes: Scopes) {
  const example = examples.find(
    (each) =>
      each.errors.length === 0 &&
      each.query.includes(kind) &&
      (each.name === name || each.name.startsWith(`${name}.`)),
  );
  if (!example) throw new Error(`There is no example of "${name}".`);
  sandbox.reset();
  for (const earlier of example.before) await sandbox.run(requestOf(earlier));
  const persona = personas.find(({ id }) => id === example.as);
  if (!persona) throw new Error(`Nobody is called "${example.as}".`);
  const isClient = persona.caller.userId === undefined;
  const caller: Caller = { ...persona.caller, scopes, ...(isClient && { isClient }) };
  const request = requestOf(example);
  return sandbox.run({ query: request.query, variables: request.variables ?? null, caller });
}

const refusal = { code: 'FORBIDDEN', reason: 'SCOPE_REQUIRED' };
const without = (scope: string): Scopes => allScopes.filter((each) => each !== scope);
const reasonsIn = ({ errors = [] }: Awaited<ReturnType<typeof send>>): unknown[] =>
  errors.map(({ extensions }) => extensions['reason']);

describe(`the scope of each of ${operations.length} operations`, () => {
  it('is stated', () => {
    expect(operations.filter((operation) => scopesOf(operation).length === 0)).toEqual([]);
  });

  it.each(cases)('$scope is needed for $name', async ({ scope, operation }) => {
    const answer = await send(operation, without(scope));
    expect(answer.errors).toMatchObject([{ path: [operation.name], extensions: refusal }]);
    expect(answer.data).toEqual(
      isNonNullType(operation.definition.type) ? null : { [operation.name]: null },
    );
  });

  it.each(operations)('is enough for $coordinate', async (operation) => {
    const answer = await send(operation, allScopes);
    expect(reasonsIn(answer)).not.toContain('SCOPE_REQUIRED');
    const own = await send(operation, scopesOf(operation) as Scopes);
    const refused = own.errors?.filter(({ path }) => path?.length === 1) ?? [];
    expect(reasonsIn({ errors: refused })).not.toContain('SCOPE_REQUIRED');
  });
});

describe('a guarded field', () => {
  const guarded = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => name !== 'Query' && name !== 'Mutation')
    .flatMap((type) => Object.values(type.getFields()))
    .flatMap((field) => accessOf(schema, field, contract) ?? []);

  it('states its scopes', () => {
    expect(guarded.length).toBeGreaterThan(10);
    expect(guarded.filter(({ scopes }) => scopes.length === 0)).toEqual([]);
  });

  const member = personas.find(({ isDefault }) => isDefault)?.caller;
  const ask = async (query: string, scopes: Scopes): Promise<unknown> =>
    member && sandbox.run({ query, caller: { ...member, scopes } });

  it('is null, and the rest of the answer remains', async () => {
    const query =
      '{ authenticatedUserV2 { ... on SignedInUser { account { id } profile { id } } } }';
    expect(await ask(query, ['READ'])).toMatchObject({
      data: { authenticatedUserV2: { account: null, profile: { id: member?.userId } } },
      errors: [{ path: ['authenticatedUserV2', 'account'], extensions: refusal }],
    });
    expect(await ask(query, ['READ', 'ACCOUNT'])).not.toHaveProperty('errors');
  });

  it('is null in an object that a mutation returns, beside what the client may have', async () => {
    const query = `mutation { updateAuthenticatedUserV2(input: { bio: "Hi" }) { profile { bio location { address } } } }`;
    expect(await ask(query, ['ACCOUNT'])).toMatchObject({
      data: { updateAuthenticatedUserV2: { profile: { bio: 'Hi', location: null } } },
      errors: [{ path: ['updateAuthenticatedUserV2', 'profile', 'location'], extensions: refusal }],
    });
  });
});
