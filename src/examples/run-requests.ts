import type { Answer, AnswerRequests, PersonaRequest } from '../graphql/requests';
import type { Sandbox } from '../sandbox/sandbox';
import { oneAtATime } from './one-at-a-time';
import { isPersonaName, personas } from './personas';

/** What answers examples: each call gets the sandbox anew, and calls wait for each other. */
export function createRunner(sandbox: Sandbox): AnswerRequests {
  return oneAtATime((requests: readonly PersonaRequest[]) => runInNewWorld(sandbox, requests));
}

async function runInNewWorld(
  sandbox: Sandbox,
  requests: readonly PersonaRequest[],
): Promise<Answer> {
  sandbox.reset();
  let answer: Answer = {};
  for (const { as, query, variables = {} } of requests) {
    if (!isPersonaName(as)) throw new Error(`There is no persona "${as}".`);
    const result = await sandbox.run({ query, variables, caller: personas[as] });
    answer = JSON.parse(JSON.stringify(result)) as Answer;
  }
  return answer;
}
