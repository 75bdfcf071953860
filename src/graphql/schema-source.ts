import type { DefinitionNode, DocumentNode, GraphQLError, GraphQLSchema } from 'graphql';
import { buildASTSchema, getLocation, Kind, parse, Source, validateSchema } from 'graphql';
import { validateSDL } from 'graphql/validation/validate.js';
import { placeOf } from './place-of';
import type { Problem } from './problem';
import { slugify } from './slug';
import { listSymbols } from './symbols';

/** A file of SDL; its name shows in messages and edit links. */
export interface SchemaFile {
  readonly name: string;
  readonly text: string;
}

export type SchemaResult =
  | { readonly schema: GraphQLSchema; readonly problems: readonly [] }
  | { readonly schema: undefined; readonly problems: readonly Problem[] };

/**
 * Builds one schema from files of SDL, with the place of each definition kept in its syntax tree.
 * Never throws for bad SDL: all that is wrong comes back, in the order of the files.
 */
export function buildSchemaFromFiles(files: readonly SchemaFile[]): SchemaResult {
  const problems: Problem[] = [];
  const definitions: DefinitionNode[] = [];
  for (const file of files) {
    if (file.text.trim() === '') {
      problems.push(at(file.name, 'Unexpected empty file. Add a definition or delete the file.'));
      continue;
    }
    try {
      definitions.push(...parse(new Source(file.text, file.name)).definitions);
    } catch (error) {
      problems.push(problemOf(error));
    }
  }
  if (problems.length > 0) return { schema: undefined, problems };
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions };
  const sdlErrors = validateSDL(document);
  if (sdlErrors.length > 0) return failed(sdlErrors.map(problemOf));
  const schema = buildASTSchema(document, { assumeValidSDL: true });
  const errors = validateSchema(schema);
  if (errors.length > 0) return failed(errors.map(problemOf));
  const clashes = findSlugClashes(schema);
  return clashes.length > 0 ? failed(clashes) : { schema, problems: [] };
}

function failed(problems: Problem[]): SchemaResult {
  return { schema: undefined, problems };
}

function at(file: string, message: string): Problem {
  return { file, line: 1, column: 1, message };
}

function problemOf(error: unknown): Problem {
  if (!isGraphQLError(error)) throw error;
  const message = withHint(error);
  const node = error.nodes?.find((candidate) => candidate.loc);
  const source = error.source ?? node?.loc?.source;
  const start = error.positions?.[0] ?? node?.loc?.start;
  if (!source || start === undefined) return at('schema', message);
  return { file: source.name, ...getLocation(source, start), message };
}

/** By its name: `validateSDL`, which the package's entry lacks, may come from another build of it. */
function isGraphQLError(error: unknown): error is GraphQLError {
  return error instanceof Error && error.name === 'GraphQLError';
}

const hints: readonly (readonly [RegExp, string])[] = [
  [/^Syntax Error/, 'Fix the SDL at this place.'],
  [/There can be only one type named/, 'Rename one of the two, or delete it.'],
  [/^Unknown type "[^"]*"\.$/, 'Define it in the schema, or correct the name.'],
  [/can only be defined once|There can be only one/, 'Delete one of the two.'],
  [/must not begin with "__"/, 'Choose a name without the two underscores.'],
];

function withHint({ message }: GraphQLError): string {
  const found = hints.find(([pattern]) => pattern.test(message));
  return found ? `${message.replace(/\.?$/, '.')} ${found[1]}` : message;
}

/** Two symbols with one route would overwrite each other; a name without a letter has no route. */
function findSlugClashes(schema: GraphQLSchema): Problem[] {
  const owners = new Map<string, string>();
  return listSymbols(schema).flatMap(({ name, coordinate, path, definition }) => {
    const owner = owners.get(path);
    owners.set(path, coordinate);
    if (slugify(name) !== '' && owner === undefined) return [];
    const message =
      slugify(name) === ''
        ? `Unexpected name "${name}", which gives its page no address. Use a letter or a digit.`
        : `"${coordinate}" and "${owner}" have the same address ${path}. Rename one of them.`;
    return [{ ...placeOf(definition.astNode), message }];
  });
}
