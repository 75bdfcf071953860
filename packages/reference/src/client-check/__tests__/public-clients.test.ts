import { readFileSync } from 'node:fs';
import { schema as sdl } from '@octokit/graphql-schema';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { listElements } from '../../changelog/elements';
import { checkClient } from '../check-client';
import { allFindings } from '../findings';
import type { CheckedApi } from '../report';

const schema = buildSchema(sdl.idl, { assumeValid: true });

/** That of GitHub, of which clients know more than of any other. */
const api: CheckedApi = {
  schema,
  contract: {},
  releases: [],
  upcoming: [...listElements(schema)].flatMap(([coordinate, { deprecationReason: reason }]) =>
    reason === undefined ? [] : [{ coordinate, reason }],
  ),
};

function check(name: string): { readonly operations: string[]; readonly findings: string[] } {
  const path = `packages/reference/src/client-check/__fixtures__/public/${name}.txt`;
  const report = checkClient([{ name, text: readFileSync(path, 'utf8') }], api);
  return {
    operations: report.operations.map((operation) => operation.name),
    findings: allFindings(report).map(
      ({ line, column, level, text }) => `${line}:${column} ${level}: ${text}`,
    ),
  };
}

describe('clients of another API', () => {
  it('are right where they are, though nothing tags their documents', () => {
    expect(check('release-bot.js')).toEqual({
      operations: ['mergedPullRequests', 'releases'],
      findings: [],
    });
  });

  it('are told of documents that they make while they run', () => {
    const { operations, findings } = check('release-notes.mjs');
    expect(operations).toEqual(['getIssues']);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatch(/^26:9 warning: The program inserts \$\{shas … here/);
  });

  it('may have local fields, and learn what is deprecated', () => {
    const { operations, findings } = check('IssueList.tsx');
    expect(operations).toEqual(['IssueList', 'Star']);
    expect(findings.map((finding) => finding.slice(0, 60))).toEqual([
      '36:7 deprecated: `User.projects` is deprecated. Projects (cl',
    ]);
  });
});
