import type { Problem } from 'graphql-docs-reference/graphql';
import { formatProblem } from 'graphql-docs-reference/graphql';

/** Prints each problem on a line of its own; a script that found any has failed. */
export function printProblems(problems: readonly Problem[]): void {
  for (const problem of problems) {
    console.error(formatProblem(problem).replace(/\s*\n\s*/g, ' '));
    process.exitCode = 1;
  }
}
