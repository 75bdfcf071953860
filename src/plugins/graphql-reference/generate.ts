import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runGraphQLMarkdown } from '@graphql-markdown/cli';
import { getEvents, PrintTypeEvents, resetEvents, SchemaEvents } from '@graphql-markdown/core';
import type { ClassName, PackageName } from '@graphql-markdown/types';
import { categoryOf, referencePath } from '../../graphql/categories';
import type { ReferenceContext } from '../../reference/context';
import { categoriesOf, printIndexPage } from '../../reference/index-pages';
import { printLandingPage } from '../../reference/landing-page';
import { pageFile, printPage } from '../../reference/page';

/** Pages by their file below the folder of the reference. */
export type Pages = ReadonlyMap<string, string>;

/**
 * Every page of the reference. `@graphql-markdown` walks the schema and decides on the files; the
 * text of each page is ours, given to it through its hook.
 *
 * @throws Error where a page cannot be printed, or where the files are not those of the symbols.
 */
export async function generatePages(
  context: ReferenceContext,
  sdl: string,
  workDir: string,
): Promise<Pages> {
  await rm(workDir, { recursive: true, force: true });
  await mkdir(workDir, { recursive: true });
  await writeFile(join(workDir, 'schema.graphql'), sdl);
  const printed = await runGenerator(context, workDir);
  const missing = context.symbols.filter(({ coordinate }) => !printed.has(coordinate));
  return new Map([
    ...(await readPages(context, join(workDir, 'pages', outputFolder))),
    // It takes a field whose type is named like a root type for a namespace and leaves it out.
    ...missing.map((symbol): [string, string] => [pageFile(symbol), printPage(context, symbol)]),
    ...categoriesOf(context).map((category): [string, string] => [
      `${category.folder}.mdx`,
      printIndexPage(context, category),
    ]),
    ['index.mdx', printLandingPage(context)],
  ]);
}

const outputFolder = 'graphql';

interface PrintEvent {
  readonly data: { readonly type: unknown };
  output?: string | undefined;
  preventDefault: () => void;
}

interface MapEvent {
  readonly data: {
    readonly rootTypes?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  };
}

/** Runs the generator and returns the coordinates whose page it asked for. */
async function runGenerator(context: ReferenceContext, workDir: string): Promise<Set<string>> {
  const printed = new Set<string>();
  const errors: Error[] = [];
  const symbolOf = new Map<unknown, ReferenceContext['symbols'][number]>();
  resetEvents();
  const events = getEvents();
  events.on(SchemaEvents.AFTER_MAP, ({ data }: MapEvent) => {
    for (const symbol of context.symbols) {
      const group = categoryOf(symbol.kind).folder.replace(/^.*\//, '');
      symbolOf.set(data.rootTypes?.[group]?.[symbol.name], symbol);
    }
  });
  events.on(PrintTypeEvents.BEFORE_PRINT_TYPE, (event: PrintEvent) => {
    // Whatever happens here, its own printing must not step in.
    event.preventDefault();
    const symbol = symbolOf.get(event.data.type);
    if (symbol === undefined) return;
    printed.add(symbol.coordinate);
    try {
      event.output = printPage(context, symbol);
    } catch (cause) {
      // What a hook throws is swallowed, so it is kept and thrown after the run.
      errors.push(new Error(`The page of ${symbol.coordinate} cannot be printed`, { cause }));
    }
  });
  try {
    await runGraphQLMarkdown(
      { id: 'default', homepage: false, loaders },
      {
        schema: join(workDir, 'schema.graphql'),
        root: join(workDir, 'pages'),
        base: outputFolder,
        link: referencePath,
      },
      loggerModule,
    );
  } finally {
    resetEvents();
  }
  if (errors.length > 0) throw new AggregateError(errors, errors[0]?.message);
  return printed;
}

const loggerModule = '@docusaurus/logger';
const loaders = {
  ['GraphQLFileLoader' as ClassName]: '@graphql-tools/graphql-file-loader' as PackageName,
};

/** The files that the generator wrote, which must be those of the symbols. */
async function readPages(context: ReferenceContext, dir: string): Promise<[string, string][]> {
  const expected = new Set(context.symbols.map(pageFile));
  const files = await readdir(dir, { recursive: true });
  const written = files.filter((file) => file.endsWith('.md')).map((file) => `${file}x`);
  const unexpected = written.filter((file) => !expected.has(file));
  if (unexpected.length > 0) {
    throw new Error(`The generator wrote pages that are no symbol's: ${unexpected.join(', ')}`);
  }
  return Promise.all(
    written.map(
      async (file): Promise<[string, string]> => [
        file,
        await readFile(join(dir, file.slice(0, -1)), 'utf8'),
      ],
    ),
  );
}
