import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { Kind, parse } from 'graphql';
import type { SampleFault } from '../graphql/check-sample';
import { checkSample, checkVariables, deprecatedVariables } from '../graphql/check-sample';
import type { Problem } from '../graphql/problem';
import { suggest } from '../graphql/problem';
import type { OperationField } from '../graphql/symbols';
import { placeInJson } from '../json';
import type { Example, ExampleSettings } from './example';
import { fieldOf } from './example';

type Settings = Pick<ExampleSettings, 'schema' | 'dir'> & {
  /** One takes what is deprecated only where there is nothing else, and nobody can say why. */
  readonly isGenerated?: boolean;
};

/** All that is wrong with an example before it is run: its name, its document, its variables. */
export function checkExample(
  example: Example,
  { schema, dir, isGenerated = false }: Settings,
): Problem[] {
  const faults = checkSample(example.query, schema);
  const isParsed = !faults.some(({ rule }) => rule === 'parse');
  const operations = isParsed
    ? parse(example.query).definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    : [];
  const problems = [
    ...nameProblems(example, schema, dir),
    ...(isGenerated ? [] : deprecationProblems(example, faults, operations, schema)),
  ];
  const invalid = faults.filter(({ rule }) => rule !== 'deprecated');
  if (invalid.length > 0) {
    return [...problems, ...invalid.map((fault) => problemOf(example, fault))];
  }
  const [operation] = operations;
  if (!operation || operations.length > 1) {
    const message = `Unexpected ${operations.length} operations, expected one. Give each a file of its own.`;
    return [...problems, { file: example.file, line: 1, column: 1, message }];
  }
  return [
    ...problems,
    ...rootProblems(example, operation),
    ...variableProblems(example, operation, schema),
  ];
}

/** The document starts below the lines of the comment. */
function problemOf(
  { file, linesAbove }: Example,
  { line, column, message }: Omit<SampleFault, 'rule'>,
): Problem {
  return { file, line: line + linesAbove, column, message };
}

function nameProblems(example: Example, schema: GraphQLSchema, dir: string): Problem[] {
  const { file, name } = example;
  const problem = (message: string): Problem => ({ file, line: 1, column: 1, message });
  const roots = [schema.getMutationType(), schema.getQueryType(), schema.getSubscriptionType()];
  const fields = roots.map((root) => root?.getFields() ?? {});
  const field = fieldOf(example);
  const operations = fields.flatMap((each) => each[field] ?? []);
  const places = operations.map((operation) => exampleFile(example, operation, dir));
  const [place] = places;
  if (place === undefined) {
    const near = suggest(field, fields.flatMap(Object.keys));
    return [problem(`Unexpected file of the operation "${field}", which does not exist.${near}`)];
  }
  return [
    ...(/^\w+(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)?$/.test(name)
      ? []
      : [problem(`Unexpected name "${name}", expected ${field}, or ${field}.and-its-use.`)]),
    ...(places.includes(file) ? [] : [problem(`Unexpected place. Move the file to ${place}.`)]),
  ];
}

/** Where the file of an example is: in a folder named like the SDL that defines its operation. */
export function exampleFile(
  { name }: Pick<Example, 'name'>,
  { astNode }: OperationField,
  dir: string,
): string {
  const domain = astNode?.loc?.source.name.replace(/^.*\/|\.\w+$/g, '');
  return `${dir}/${domain}/${name}.graphql`;
}

function deprecationProblems(
  example: Example,
  faults: readonly SampleFault[],
  operations: readonly OperationDefinitionNode[],
  schema: GraphQLSchema,
): Problem[] {
  const deprecated = faults.filter(({ rule }) => rule === 'deprecated');
  const inVariables = deprecatedInVariables(example, operations, schema);
  if (example.deprecated === undefined) {
    const hint = 'Or say why you use it, with a line "# deprecated: …" above the document.';
    return [...deprecated.map((fault) => problemOf(example, fault)), ...inVariables].map(
      // A reason may end without a period.
      (problem) => ({
        ...problem,
        message: `${problem.message.replace(/[^.!?]$/, '$&.')} ${hint}`,
      }),
    );
  }
  if (deprecated.length > 0 || inVariables.length > 0) return [];
  const message = 'Unexpected "# deprecated:", nothing here is deprecated. Remove the line.';
  return [{ file: example.file, line: example.deprecated.line, column: 1, message }];
}

function deprecatedInVariables(
  { variables }: Example,
  operations: readonly OperationDefinitionNode[],
  schema: GraphQLSchema,
): Problem[] {
  if (!variables) return [];
  const { file, text, values } = variables;
  return operations
    .flatMap((operation) => deprecatedVariables(values, operation, schema))
    .map(({ path, message }) => ({ file, ...placeInJson(text, path), message }));
}

function rootProblems(example: Example, { selectionSet }: OperationDefinitionNode): Problem[] {
  const field = fieldOf(example);
  return selectionSet.selections.flatMap((node) => {
    const found = node.kind === Kind.FIELD ? `field "${node.name.value}"` : 'fragment';
    if (found === `field "${field}"`) return [];
    const message = `Unexpected ${found} at the root, expected "${field}" alone. Fix it, or rename the file.`;
    const start = node.loc?.startToken;
    return [problemOf(example, { line: start?.line ?? 1, column: start?.column ?? 1, message })];
  });
}

function variableProblems(
  example: Example,
  operation: OperationDefinitionNode,
  schema: GraphQLSchema,
): Problem[] {
  const { variables, file, name } = example;
  return checkVariables(variables?.values ?? {}, operation, schema).map(({ path, message }) => {
    if (variables) {
      return { file: variables.file, ...placeInJson(variables.text, path), message };
    }
    const line = (operation.loc?.startToken.line ?? 1) + example.linesAbove;
    return {
      file,
      line,
      column: 1,
      message: `${message} Give it in ${name}.json beside the file.`,
    };
  });
}
