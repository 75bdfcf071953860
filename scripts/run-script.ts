import type { Problem } from 'graphql-docs-reference/graphql';
import { formatProblem, InputError } from 'graphql-docs-reference/graphql';
import type { Usage } from './answer-usage';
import { answerUsage, refuse } from './answer-usage';

/** Runs a script, or answers a reader who asks what it takes. Prints what it throws, and fails then. */
export async function runScript(main: () => Promise<void> | void, usage?: Usage): Promise<void> {
  if (usage && answerUsage(usage)) return;
  try {
    await main();
  } catch (error) {
    if (error instanceof InputError) printProblems(error.problems);
    else if (usage && isRefused(error)) refuse(usage, error.message);
    else console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Whether Node has read arguments that a script does not take. */
function isRefused(error: unknown): error is Error {
  return (
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  );
}

/** Prints each problem on a line of its own, and once; a script that found any has failed. */
export function printProblems(problems: readonly Problem[]): void {
  for (const problem of new Set(problems.map(formatProblem))) {
    console.error(problem.replace(/\s*\n\s*/g, ' '));
    process.exitCode = 1;
  }
}
