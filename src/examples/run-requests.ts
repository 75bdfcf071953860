import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import type { Answer, AnswerRequests, PersonaRequest } from '../graphql/requests';
import type { Sandbox } from '../sandbox/answer';
import { oneAtATime } from '../calls/one-at-a-time';
import { findPersona, unknownPersona } from './personas';

/** What answers examples: each call gets a fresh sandbox, and calls wait for each other. */
export function createAnswerer(sandbox: Sandbox): AnswerRequests {
  const run = createSequenceAnswerer(sandbox);
  return async (requests) => (await run(requests)).at(-1) ?? {};
}

/** The same with the answer to each request. */
export function createSequenceAnswerer(
  sandbox: Sandbox,
): (requests: readonly PersonaRequest[]) => Promise<readonly Answer[]> {
  return oneAtATime((requests: readonly PersonaRequest[]) => runInNewWorld(sandbox, requests));
}

async function runInNewWorld(
  sandbox: Sandbox,
  requests: readonly PersonaRequest[],
): Promise<readonly Answer[]> {
  sandbox.reset();
  const answers: Answer[] = [];
  for (const { as, query, variables = {} } of requests) {
    const persona = findPersona(as);
    if (!persona) throw new Error(unknownPersona(as));
    const result = await sandbox.run({ query, variables, caller: persona.caller });
    const errors = result.errors?.map(withCause);
    answers.push(JSON.parse(JSON.stringify({ ...result, errors })) as Answer);
  }
  return answers;
}

/** A client learns only that the platform failed; whoever writes an example needs the cause. */
function withCause(error: GraphQLError): GraphQLFormattedError {
  const isFailure = error.extensions['code'] === 'INTERNAL';
  const cause = isFailure ? error.originalError?.message : undefined;
  return { ...error.toJSON(), message: cause ?? error.message };
}
