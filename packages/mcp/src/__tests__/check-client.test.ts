import { expect, it } from 'vitest';
import { callTool } from './site';

const file = (name: string, text: string): object => ({ name, text });

it('checks all files together, and says what each operation needs', async () => {
  const { structuredContent } = await callTool('check_client', {
    files: [
      file('a.ts', 'gql`query One { garden(id: "1") { ...G } }`'),
      file('b.ts', 'gql`\n  fragment G on Garden { nam }\n`'),
    ],
  });
  expect(structuredContent).toEqual({
    summary: '1 operation: 1 error.',
    total: 1,
    findings: ['b.ts:2:26 error: Cannot query field "nam" on type "Garden". Did you mean "name"?'],
    operations: [
      {
        operation: 'query One (a.ts:1:5)',
        needs: [
          'Query.garden: Users whose role is at least MEMBER, with the permission INTERACT. Scope: READ.',
        ],
        size: 'Costs at most 1 of 10,000 points, 2 of 12 levels',
      },
    ],
  });
});

it('states no limit where none is known of the API', async () => {
  const deep = `gql\`query One { gardens ${'{ beds { garden '.repeat(8)}{ id } ${'} }'.repeat(8)} }\``;
  const files = [file('a.ts', deep)];
  const { structuredContent } = await callTool('check_client', { files }, { hasLimits: false });
  expect(structuredContent).toEqual({
    summary: '1 operation: nothing to fix.',
    total: 0,
    findings: [],
    operations: [{ operation: 'query One (a.ts:1:5)', needs: [] }],
  });
  expect(await callTool('check_client', { files })).toMatchObject({
    structuredContent: { summary: '1 operation: 1 error.' },
  });
});

it('fails where it finds nothing to check', async () => {
  const { content, isError } = await callTool('check_client', {
    files: [file('a.json', '{"query":"{ nope }"}'), file('b.ts', 'const a = `{ nope }`;')],
  });
  expect(isError).toBe(true);
  expect(content[0]?.text).toBe(
    'Found no GraphQL documents. The check reads .graphql files, and code in TypeScript, JavaScript, Swift or Kotlin with documents in it.',
  );
});

it('asks for a day where it gets none', async () => {
  const { content, isError } = await callTool('check_client', {
    files: [file('a.graphql', '{ gardens { id } }')],
    since: 'May',
  });
  expect(isError).toBe(true);
  expect(content[0]?.text).toContain('Expected a day, as "2026-11-21".');
});
