import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSchemaStore } from 'graphql-docs-reference/graphql';
import type { Caller, Model } from 'graphql-docs-reference/options';
import { exampleProduct } from '../../../../reference/src/options/__tests__/example-product';
import type { LoadedReference, ReferenceOptions } from '../read-reference';
import { createReferenceReader } from '../read-reference';

describe('a link to a guide in a description', () => {
  let dir: string;

  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'read-reference-'));
    await writeFile(
      join(dir, 'api.graphql'),
      'type Query {\n  "See [limits](/docs/limits)."\n  a: Int\n}',
    );
  });

  afterEach(() => rm(dir, { recursive: true }));

  const read = (options: Pick<ReferenceOptions, 'descriptionLinks'>): Promise<LoadedReference> =>
    createReferenceReader(dir, {
      schema: 'api.graphql',
      store: createSchemaStore(),
      product: exampleProduct,
      samples: 'off',
      ...options,
    })();

  const twin = ({ twin: of }: LoadedReference): string =>
    of('/docs/graphql/operations/queries/a').markdown;

  it('stops the reading where all have to lead to pages of this site', async () => {
    await expect(read({ descriptionLinks: 'error' })).rejects.toThrow(
      'api.graphql:2:17 Unexpected link to "/docs/limits", which is no page below /docs. Correct the address, or remove the link.',
    );
  });

  it('is text where the site of the owner is unknown, with a warning', async () => {
    const reference = await read({});
    expect(twin(reference)).toContain('See limits (/docs/limits).');
    expect(reference.warnings).toEqual([
      'api.graphql:2:17 Unexpected link to "/docs/limits", which names no site. It is shown as text. Set the option descriptionLinks to the address of the site, for example https://docs.example.com.',
    ]);
  });

  it('leads to the site of the owner', async () => {
    const site = 'https://docs.example.com';
    const reference = await read({ descriptionLinks: site });
    expect(twin(reference)).toContain('See [limits](https://docs.example.com/docs/limits).');
    expect(reference.warnings).toEqual([]);
  });
});

it('stops at a name in the options that the schema lacks, with its place', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'read-names-'));
  await writeFile(join(dir, 'api.graphql'), 'directive @tag on OBJECT type Query { a: Int }');
  await writeFile(
    join(dir, 'docusaurus.config.ts'),
    "export default {\n  directives: { teg: 'show' },\n};",
  );
  const read = createReferenceReader(
    dir,
    {
      schema: 'api.graphql',
      store: createSchemaStore(),
      product: exampleProduct,
      samples: 'error',
      directives: { teg: 'show' },
    },
    join(dir, 'docusaurus.config.ts'),
  );
  await expect(read()).rejects.toThrow(
    'docusaurus.config.ts:2:1 Unexpected "teg" in directives, which the schema lacks. Did you mean "tag"?',
  );
  await rm(dir, { recursive: true });
});

describe('an outline', () => {
  let dir: string;

  beforeEach(async () => {
    run.mockClear();
    dir = await mkdtemp(join(tmpdir(), 'read-outline-'));
    await writeFile(join(dir, 'api.graphql'), 'type Query {\n  a: Int\n}');
    await mkdir(join(dir, 'examples/api'), { recursive: true });
    await writeFile(join(dir, 'examples/api/a.graphql'), '# Ask.\n\nquery A {\n  a\n}\n');
  });

  afterEach(() => rm(dir, { recursive: true }));

  const run = vi.fn((row: unknown) => Promise.resolve({ data: { a: row ?? 1 } }));

  const createReader = (
    store = createSchemaStore(),
    readRows?: () => Promise<unknown>,
    callers: readonly Caller[] = [],
  ): ReturnType<typeof createReferenceReader> => {
    const createModel = (_sdl: string, rows: unknown): Model => ({
      run: () => run(rows),
      reset: () => undefined,
    });
    const model = { createModel, module: 'model.ts', ...(readRows && { readRows }) };
    return createReferenceReader(dir, {
      schema: 'api.graphql',
      examples: 'examples',
      model,
      callers,
      store,
      product: exampleProduct,
      samples: 'off',
    });
  };

  it('has all pages, and answers nothing', async () => {
    const read = createReader();
    const outline = await read({ isOutline: true });
    expect(outline.context.examples).toEqual([]);
    expect(run).not.toHaveBeenCalled();
    const whole = await read();
    expect(whole.context.examples.map(({ answer }) => answer)).toEqual([{ data: { a: 1 } }]);
    expect(outline.pages.paths).toEqual(whole.pages.paths);
  });

  it('begins the playground with an example that the model answered', async () => {
    const store = createSchemaStore();
    await createReader(store)();
    expect(store.get().first).toMatchObject({ response: '{\n  "data": {\n    "a": 1\n  }\n}' });
  });

  it('is answered anew where a row is another, and only then', async () => {
    let row = 1;
    const read = createReader(createSchemaStore(), () => Promise.resolve(row));
    const answers = async (): Promise<unknown> =>
      (await read()).context.examples.map(({ answer }) => answer.data);
    expect(await answers()).toEqual([{ a: 1 }]);
    expect(await answers()).toEqual([{ a: 1 }]);
    expect(run).toHaveBeenCalledOnce();
    row = 2;
    expect(await answers()).toEqual([{ a: 2 }]);
  });

  it('is followed by quick readings, which send a request of each example only', async () => {
    let row = 1;
    const callers = ['member', 'guest'].map((id) => ({ id, label: id, description: `A ${id}.` }));
    const read = createReader(createSchemaStore(), () => Promise.resolve(row), callers);
    const data = ({ context }: LoadedReference): unknown =>
      context.examples.map(({ answer }) => answer.data);
    expect((await read({ isQuick: true })).isPartlyOld).toBe(false);
    // Nothing is from before the first reading: in the name of each caller.
    expect(run).toHaveBeenCalledTimes(2);
    row = 2;
    expect(data(await read({ isQuick: true }))).toEqual([{ a: 2 }]);
    expect(run).toHaveBeenCalledTimes(3);
    expect((await read({ isQuick: true })).isPartlyOld).toBe(true);
    const { context, isPartlyOld } = await read();
    expect(isPartlyOld).toBe(false);
    expect(run).toHaveBeenCalledTimes(4);
    expect([...context.outcomes.values()].flat().map(({ caller }) => caller.id)).toEqual([
      'member',
      'guest',
    ]);
    await writeFile(join(dir, 'api.graphql'), 'type Query {\n  a: Int\n  b: Int\n}');
    row = 3;
    await read({ isQuick: true });
    // The example of `b` is made up, and the other caller asked.
    expect(run).toHaveBeenCalledTimes(7);
  });

  it('is followed by examples that are answered once, whichever file changes', async () => {
    const read = createReader();
    await read();
    await writeFile(join(dir, 'examples/api/a.again.graphql'), '# Again.\n\nquery B {\n  a\n}\n');
    const { context } = await read();
    expect(context.examples).toHaveLength(2);
    expect(run).toHaveBeenCalledTimes(2);
  });
});
