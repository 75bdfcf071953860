import * as z from 'zod';
import type { Site, SiteExample } from '../site';
import type { Tool } from '../tool';
import { defineTool } from '../tool';
import { findSymbol } from './get-symbol';

const outputSchema = z.strictObject({
  examples: z.array(
    z.strictObject({
      name: z.string(),
      sentence: z.string(),
      as: z.string(),
      after: z.array(z.string()).optional().describe('Examples that ran before in the same world.'),
      query: z.string(),
      variables: z.record(z.string(), z.unknown()).optional(),
      response: z.looseObject({}),
    }),
  ),
  total: z.number(),
  more: z.array(z.string()).optional().describe('Names of further ones, 20 at most.'),
});

const most = { names: 20 };

export function createGetExamples(site: Site): Tool {
  return defineTool({
    name: 'get_examples',
    title: 'Get requests with their responses',
    description: `Requests that work, each with variables, the caller that sends it, and the response that it really got, also with errors. Ask with a coordinate: of an operation come its own examples, of a type, field or input those that use it, of an error code those that fail with it. Or ask with the name of one example, as get_symbol and this tool list them. Copy a query from here before you write one of your own.`,
    inputSchema: z.strictObject({
      of: z.string().min(1).max(200).describe('Coordinate, or name of an example.'),
      limit: z.number().int().min(1).max(5).default(3),
    }),
    outputSchema,
    run: ({ of, limit }) => {
      const examples = find(site, of);
      const more = examples.slice(limit, limit + most.names).map(({ name }) => name);
      return {
        examples: examples.slice(0, limit).map(toOutput),
        total: examples.length,
        ...(more.length > 0 && { more }),
      };
    },
  });
}

/** The plain use of an operation has its name, which asks for further uses as well. */
function find(site: Site, of: string): readonly SiteExample[] {
  const named = of.includes('.') ? site.examples().get(of) : undefined;
  return named ? [named] : (site.examplesByUse().get(findSymbol(site, of).coordinate) ?? []);
}

function toOutput(example: SiteExample): z.input<typeof outputSchema>['examples'][number] {
  const { name, sentence, as, before, query, variables, answer } = example;
  return {
    name,
    sentence,
    as,
    ...(before.length > 0 && { after: [...before] }),
    query,
    ...(variables && { variables: { ...variables } }),
    response: { ...answer },
  };
}
