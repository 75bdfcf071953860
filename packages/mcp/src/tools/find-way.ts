import * as z from 'zod';
import { findWay } from 'graphql-docs-reference/examples';
import type { Site } from '../site';
import type { Tool } from '../tool';
import { defineTool, ToolError } from '../tool';
import { findSymbol } from './get-symbol';

const name = z.string().min(1).max(200);

const outputSchema = z.strictObject({
  steps: z.array(z.string()),
  document: z.string(),
  variables: z.record(z.string(), z.unknown()),
});

export function createFindWay(site: Site): Tool {
  return defineTool({
    name: 'find_way',
    title: 'Find the shortest request',
    description: `The shortest query from one type or field (coordinates; "from" is the query type if absent) to another, with variables from examples, or null where you have to find a value. Call it if you know what to read and not how to get there.`,
    inputSchema: z.strictObject({ from: name.optional(), to: name }),
    outputSchema,
    run: ({ from, to }) => {
      const schema = site.schema();
      const root = schema.getQueryType()?.name ?? '';
      const between = {
        from: from === undefined || from === root ? root : findSymbol(site, from).coordinate,
        to: findSymbol(site, to).coordinate,
      };
      const way = findWay(between, schema, ({ name }, field) => exampleValue(site, name, field));
      if (!way)
        throw new ToolError(
          `No fields lead from ${between.from} to ${between.to}. ${between.from === root ? 'Ask' : 'Leave "from" out, or ask'} for a type that queries return.`,
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
