import { expect, it } from 'vitest';
import { reportProblems } from '../report-problems';

const problem = { file: 'schema/a,b.graphql', line: 3, column: 5, message: '100 % of\n"a"' };
const line = 'schema/a,b.graphql:3:5 100 % of\n"a"';

it('prints a problem with its place', () => {
  expect(reportProblems([problem], {})).toBe(line);
});

it('prints it for GitHub Actions too, with what the form reserves escaped', () => {
  expect(reportProblems([problem], { GITHUB_ACTIONS: 'true' })).toBe(
    `${line}\n::error file=schema/a%2Cb.graphql,line=3,col=5::100 %25 of%0A"a"`,
  );
});
