import type { Problem } from '../../src/graphql/problem';
import { formatProblem } from '../../src/graphql/problem';

/** Prints each problem on a line; for GitHub Actions also as a note at its line of a pull request. */
export function reportProblems(problems: readonly Problem[], env: NodeJS.ProcessEnv): string {
  const lines = problems.map((problem) => formatProblem(problem));
  if (env['GITHUB_ACTIONS'] !== 'true') return lines.join('\n');
  return [...lines, ...problems.map(toWorkflowCommand)].join('\n');
}

/** https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands */
function toWorkflowCommand({ file, line, column, message }: Problem): string {
  return `::error file=${escapeProperty(file)},line=${line},col=${column}::${escapeData(message)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
