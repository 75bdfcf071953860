import * as z from 'zod';
import type { Measure } from 'graphql-docs-model';
import { measureRequest } from 'graphql-docs-model';
import type { CheckedApi, Finding, OperationReport } from 'graphql-docs-reference/client-check';
import {
  accessOfOperation,
  allFindings,
  checkClient,
  countInWords,
  isEmpty,
  sizeInWords,
} from 'graphql-docs-reference/client-check';
import type { Site } from '../site';
import { urlOf } from '../site';
import type { Tool } from '../tool';
import { daySchema, defineTool, ToolError } from '../tool';

const most = { files: 50, characters: 100_000, findings: 100 };

const outputSchema = z.strictObject({
  summary: z.string(),
  findings: z.array(z.string()),
  total: z.number().int(),
  operations: z.array(
    z.strictObject({
      operation: z.string(),
      needs: z.array(z.string()),
      size: z.string().optional(),
    }),
  ),
});

export function createCheckClient(site: Site): Tool {
  return defineTool({
    name: 'check_client',
    title: 'Check the documents of a client',
    description: `Checks all GraphQL documents in files of a client together: .graphql files, or code in TypeScript, JavaScript, Swift or Kotlin. Findings have place and fix: errors, what is deprecated until when and how to migrate, and with "since" (a day) what changed for its operations. Each operation has the access that it needs and its cost. Call it for code that exists, and before an upgrade; for one document that you write, validate_operation is enough.`,
    inputSchema: z.strictObject({
      files: z
        .array(
          z.strictObject({
            name: z.string().max(500),
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
      const report = checkClient(files, api, since);
      const findings = allFindings(report);
      const summary = countInWords(report, findings, since);
      if (isEmpty(report)) throw new ToolError(summary);
      return {
        summary,
        findings: findings.slice(0, most.findings).map(lineOf),
        total: findings.length,
        operations: report.operations.map((operation) => ({
          operation: titleOf(operation),
          needs: needsOf(operation, api),
          ...(operation.size && { size: sizeInWords(operation.size) }),
        })),
      };
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
    ...(site.data.hasLimits && { measure: measureRequest }),
  };
}

export function titleOf({ kind, name, file, line, column }: OperationReport): string {
  return `${kind} ${name} (${file}:${line}:${column})`;
}

/** A line for each condition of access, with the fields that make it. */
export function needsOf(operation: OperationReport, api: CheckedApi): string[] {
  return accessOfOperation(operation, api).map(({ needs, coordinates }) =>
    plain(`${coordinates.join(', ')}: ${needs}`),
  );
}

const names: Readonly<Record<Finding['level'], string>> = {
  error: 'error',
  warning: 'warning',
  deprecated: 'deprecated',
  breaking: 'breaking change',
  tolerate: 'change to allow for',
  safe: 'change',
};

/** A finding in one line, as compilers print theirs. */
export function lineOf({ file, line, column, level, text, href }: Finding): string {
  const more = href === undefined ? '' : ` ${href}`;
  return `${file}:${line}:${column} ${names[level]}: ${plain(text)}${more}`;
}

/** Of one line, without marks of code. */
export function plain(text: string): string {
  const lines = text.replaceAll('`', '').split('\n');
  return lines.map((line) => line.trim()).join(' ');
}
