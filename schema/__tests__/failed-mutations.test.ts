import { constantFrom, gen, tuple } from 'fast-check';
import type { GraphQLNamedType } from 'graphql';
import { getNamedType, isObjectType, Kind, parse, print, visit } from 'graphql';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readExamples, readSchema } from 'docusaurus-preset-graphql-docs/content';
import { createAnswerer, fieldOf, requestOf } from 'graphql-docs-reference/examples';
import { holdsForAll } from '../../packages/reference/src/graphql/__tests__/holds-for-all';
import type { Answer, PersonaRequest } from 'graphql-docs-reference/graphql';
import { randomOperation } from '../../sandbox/local-api/__tests__/random-operation';
import { Table } from 'graphql-docs-model';
import { createSandbox } from '../../sandbox';
import { personas } from '../../sandbox/shared/personas';
import { sdl, town } from '../../sandbox/__tests__/helpers';

const { schema } = await readSchema('.', 'schema/*.graphql');
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const payloads = new Set(mutations.map(({ type }) => getNamedType(type)).filter(isObjectType));

/** Here, an answer of a mutation that is asked for `lastly` can't be completed. */
const sandbox = createSandbox([sdl, ...[...payloads].map(withLastly)].join('\n'), town);
const examples = await readExamples('.', {
  schema,
  answer: createAnswerer(createSandbox(sdl, town)),
  callers: personas,
  dir: 'schema/examples',
});

/** A request of each mutation that succeeds after some others. */
const valid = mutations.map(({ name, type }) => {
  const example = examples.find((each) => fieldOf(each) === name && each.errors.length === 0);
  if (!example) throw new Error(`There is no example of "${name}".`);
  const before = example.before.map(requestOf);
  return { name, payload: getNamedType(type), before, request: requestOf(example) };
});

function withLastly({ name }: GraphQLNamedType): string {
  return `extend type ${name} { lastly: Int! @access(role: ADMIN) }`;
}

/** Asks for `lastly` in what the fields of the root return. */
function askedForLastly(query: string): string {
  const lastly = parse('{ lastly }').definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION ? node.selectionSet.selections : [],
  );
  let level = 0;
  const document = visit(parse(query), {
    SelectionSet: {
      enter: () => {
        level += 1;
      },
      leave: (node) => {
        level -= 1;
        return level === 1 ? { ...node, selections: [...node.selections, ...lastly] } : undefined;
      },
    },
  });
  return print(document);
}

/** All that the world holds, in its order, by table. */
function worldNow(): ReadonlyMap<string, string> {
  const { clock, ...parts } = sandbox.world();
  const tables = Object.entries<unknown>(parts).flatMap(([name, part]) =>
    part instanceof Table ? [[name, JSON.stringify(part.all())] as const] : [],
  );
  return new Map([['clock', clock.now()], ...tables]);
}

/** What differs from a world before. */
function changesSince(before: ReadonlyMap<string, string>): string[] {
  return [...worldNow()].flatMap(([name, rows]) => (before.get(name) === rows ? [] : [name]));
}

async function run(request: PersonaRequest): Promise<Answer> {
  return JSON.parse(JSON.stringify(await sandbox.run(request))) as Answer;
}

async function beginAfter(requests: readonly PersonaRequest[]): Promise<void> {
  sandbox.reset();
  for (const request of requests) await run(request);
}

/** Lets all writes to tables through up to one, and counts them. */
function failAt(last: number): { count: number } {
  const writes = { count: 0 };
  for (const name of ['put', 'delete'] as const) {
    const write = Reflect.get(Table.prototype, name) as (this: unknown, value: unknown) => never;
    vi.spyOn(Table.prototype, name).mockImplementation(function (this: unknown, value: unknown) {
      writes.count += 1;
      if (writes.count >= last) throw new Error('No space left on device');
      return write.call(this, value);
    });
  }
  return writes;
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a mutation that fails leaves nothing', () => {
  it('is tried with all mutations', () => {
    expect(valid.length).toBeGreaterThan(50);
  });

  it.each(valid.filter(({ payload }) => isObjectType(payload)))(
    'of $name, where its answer fails',
    async ({ before, request }) => {
      await beginAfter(before);
      const world = worldNow();
      expect(await run({ ...request, query: askedForLastly(request.query) })).toMatchObject({
        data: null,
        errors: [{ extensions: { code: 'FORBIDDEN' } }],
      });
      expect(changesSince(world)).toEqual([]);
    },
  );

  it.each(valid)('of $name, where one of its changes fails', async ({ before, request }) => {
    await beginAfter(before);
    const written = failAt(Infinity);
    const answer = await run(request);
    vi.restoreAllMocks();
    await beginAfter(before);
    const world = worldNow();
    for (let last = 1; last <= written.count; last += 1) {
      failAt(last);
      expect(await run(request)).toHaveProperty('errors');
      vi.restoreAllMocks();
      expect(changesSince(world)).toEqual([]);
    }
    // Moments and identifiers are given again, too.
    expect(await run(request)).toEqual(answer);
  });

  it('of random requests, where any of them fails', async () => {
    sandbox.reset();
    await holdsForAll(tuple(gen(), constantFrom(...personas)), async ([pick, { id }]) => {
      const { query, variables } = randomOperation(schema, pick);
      const world = worldNow();
      const { data } = await run({ as: id, query, variables });
      if (data == null) expect(changesSince(world), query).toEqual([]);
    });
  });
});
