import * as z from 'zod';
import { once } from 'graphql-docs-reference/calls';
import { findWay, writtenArguments } from 'graphql-docs-reference/examples';
import { createMadeUpModel } from 'graphql-docs-model/made-up-model';
import type { Site } from '../site';
import type { Tool } from '../tool';
import { coordinateSchema, defineTool, ToolError } from '../tool';
import { findSymbol } from './get-symbol';

const outputSchema = z.strictObject({
  path: z.array(z.string()).describe('Coordinates of the fields, from the root.'),
  document: z.string(),
  variables: z.record(z.string(), z.unknown()).optional(),
});

export function createFindQuery(site: Site): Tool {
  const argumentsFor = once(() => {
    const written = site.data.examples.map(({ query, variables: values }) => ({
      query,
      variables: values && { values },
    }));
    const { argumentsFor: makeUp } = createMadeUpModel(site.data.sdl);
    return writtenArguments(written, site.schema(), makeUp);
  });
  return defineTool({
    name: 'find_query',
    title: 'Find the shortest query',
    description: `The shortest query that reads a type or a field, with the values that its arguments need, so that run_operation can run it. With "from", the query goes by way of that type or field: from a query that finds one object to a type, for example. Ask when you know what you want to read but not how to get there.`,
    inputSchema: z.strictObject({
      to: coordinateSchema.describe('A type or a field.'),
      from: coordinateSchema.optional().describe('A type or a field that the query goes through.'),
    }),
    outputSchema,
    run: ({ to, from }) => {
      const [end, start] = [to, from].map((of) => of && coordinateOf(site, of));
      const way = findWay(site.schema(), { from: start, to: end ?? to }, argumentsFor());
      if (!way) throw new ToolError(nowhere(to, from));
      const { path, query, variables } = way;
      return {
        path: [...path],
        document: query,
        ...(variables && { variables: { ...variables } }),
      };
    },
  });
}

/** @throws ToolError for what is neither a type nor a field. */
function coordinateOf(site: Site, of: string): string {
  const { coordinate } = findSymbol(site, of);
  if (/^\w+(?:\.\w+)?$/.test(coordinate)) return coordinate;
  throw new ToolError(`"${coordinate}" is neither a type nor a field. Ask for what it belongs to.`);
}

function nowhere(to: string, from: string | undefined): string {
  return from === undefined
    ? `No query reads "${to}". Call get_symbol to see what returns it.`
    : `No query leads from "${from}" to "${to}". Ask without "from", or swap them.`;
}
