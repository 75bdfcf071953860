import * as z from 'zod';
import type { Measure } from 'graphql-docs-model';
import { measureRequest } from 'graphql-docs-model';
import type { CheckedApi, ClientReport } from 'graphql-docs-reference/client-check';
import { allFindings, checkClient, countInWords } from 'graphql-docs-reference/client-check';
import type { Site } from '../site';
import { urlOf } from '../site';
import type { Tool } from '../tool';
import { accessIn, accessSchema, daySchema, defineTool } from '../tool';

const most = { files: 50, characters: 100_000, findings: 100 };

const placeSchema = {
  file: z.string(),
  line: z.number().int(),
  column: z.number().int(),
};

const partSchema = z.strictObject({ has: z.number(), of: z.number() });

const outputSchema = z.strictObject({
  summary: z.string(),
  findings: z
    .array(
      z.strictObject({
        ...placeSchema,
        level: z
          .enum(['error', 'warning', 'deprecated', 'breaking', 'tolerate', 'safe'])
          .describe('The last three are changes since the release that was asked about.'),
        text: z.string(),
        href: z.string().optional().describe('A page that shows how to migrate.'),
      }),
    )
    .describe(`What to fix or to know, the first ${most.findings}, each once.`),
  total: z.number().int(),
  operations: z.array(
    z.strictObject({
      ...placeSchema,
      name: z.string(),
      kind: z.enum(['query', 'mutation', 'subscription', 'fragment']),
      access: z
        .array(accessSchema.extend({ coordinate: z.string() }))
        .describe('What the caller needs for each field that is not open to everyone.'),
      depth: partSchema.optional(),
      fields: partSchema.optional(),
      cost: partSchema.optional().describe('What the answer costs at most, of what is allowed.'),
    }),
  ),
});

type Output = z.input<typeof outputSchema>;

export function createCheckClient(site: Site): Tool {
  return defineTool({
    name: 'check_client',
    title: 'Check the documents of a client',
    description: `Checks all GraphQL documents of a client at once, as its files have them: .graphql files, or code in TypeScript, JavaScript, Swift or Kotlin with tagged or quoted documents. Fragments can be in other files than what spreads them. Findings have file, line, column and fix: errors, what is deprecated with its day of removal and how to migrate, and with "since" (the day on which the client last worked, or the release that it was built against) what changed for its operations. Each operation has the access that its fields need, and its cost. Call it for existing code, before an upgrade, and with all files that changed; for one document that you write, validate_operation is enough.`,
    inputSchema: z.strictObject({
      files: z
        .array(
          z.strictObject({
            name: z.string().max(500).describe('Its path; the ending says the language.'),
            text: z.string().max(most.characters),
          }),
        )
        .min(1)
        .max(most.files),
      since: daySchema.optional(),
    }),
    outputSchema,
    run: ({ files, since }) => {
      const api = checkedApi(site);
      const output = reportAsJson(checkClient(files, api, since), api, since);
      return { ...output, findings: output.findings.slice(0, most.findings) };
    },
  });
}

/** What documents are checked against, with the address of a way on from all that is deprecated. */
export function checkedApi(site: Site): CheckedApi<Measure> {
  const { contract, changelog, migrations = {} } = site.data;
  return {
    schema: site.schema(),
    contract,
    releases: changelog.releases,
    upcoming: changelog.upcoming.map((item) => {
      const path = migrations[item.coordinate] ?? site.links().get(item.coordinate);
      return { ...item, migration: path === undefined ? undefined : urlOf(site, path) };
    }),
    measure: measureRequest,
  };
}

export function reportAsJson(
  report: ClientReport<Measure>,
  { schema, contract }: CheckedApi<Measure>,
  since?: string,
): Output {
  const findings = allFindings(report);
  return {
    summary: countInWords(report, findings, since),
    findings,
    total: findings.length,
    operations: report.operations.map(({ name, kind, file, line, column, access, size }) => ({
      ...{ name, kind, file, line, column },
      access: access.flatMap(({ coordinate, field }) => {
        const conditions = accessIn(schema, field, contract);
        return conditions ? [{ coordinate, ...conditions }] : [];
      }),
      ...(size && { depth: size.depth, fields: size.fields }),
      ...(size?.cost && { cost: { has: size.cost.has, of: size.cost.of } }),
    })),
  };
}
