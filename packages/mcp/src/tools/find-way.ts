import * as z from 'zod';
import { findWay } from 'graphql-docs-reference/examples';
import type { Site } from '../site';
import type { Tool } from '../tool';
import { coordinateSchema, defineTool, ToolError } from '../tool';
import { findSymbol } from './get-symbol';

const outputSchema = z.strictObject({
  steps: z.array(z.string()).describe('Fields, each within the one before it.'),
  document: z.string(),
  variables: z
    .record(z.string(), z.unknown())
    .describe('Values from examples; null where you have to find one.'),
});

export function createFindWay(site: Site): Tool {
  return defineTool({
    name: 'find_way',
    title: 'Find the shortest request',
    description: `The shortest query that leads from one type or field to another, as a document with its variables. Leave "from" out to begin at the query type. Call it if you know what to read and not how to get there; then select the fields that you need and check the document with validate_operation.`,
    inputSchema: z.strictObject({ from: coordinateSchema.optional(), to: coordinateSchema }),
    outputSchema,
    run: ({ from, to }) => {
      const schema = site.schema();
      const start = from ?? schema.getQueryType()?.name ?? '';
      const between = {
        from: from === undefined ? start : findSymbol(site, start).coordinate,
        to: findSymbol(site, to).coordinate,
      };
      const way = findWay(between, schema, ({ name }, field) => exampleValue(site, name, field));
      if (!way)
        throw new ToolError(
          `No fields lead from ${between.from} to ${between.to}. Leave "from" out, or ask for a type that queries return.`,
        );
      const { query, steps, variables } = way;
      return { steps: [...steps], document: query, variables: { ...variables } };
    },
  });
}

/** What an example of a field gives to the variable that is called as an argument. */
function exampleValue(site: Site, name: string, field: string): unknown {
  const examples = site.examplesByUse().get(field) ?? [];
  const answered = examples.filter(({ answer }) => answer.errors === undefined);
  return (
    answered.find(({ variables }) => variables?.[name] !== undefined)?.variables?.[name] ?? null
  );
}
