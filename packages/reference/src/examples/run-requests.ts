import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import { oneAtATime } from '../calls';
import type { Answer, AnswerRequests, PersonaRequest } from '../graphql/requests';
import type { Model } from '../options/model';

/** What answers examples: each call gets a fresh world, and calls wait for each other. */
export function createAnswerer(model: Model): AnswerRequests {
  const run = createSequenceAnswerer(model);
  return async (requests) => (await run(requests)).at(-1) ?? {};
}

/** The same with the answer to each request. */
export function createSequenceAnswerer(
  model: Model,
): (requests: readonly PersonaRequest[]) => Promise<readonly Answer[]> {
  return oneAtATime((requests: readonly PersonaRequest[]) => runInNewWorld(model, requests));
}

async function runInNewWorld(
  model: Model,
  requests: readonly PersonaRequest[],
): Promise<readonly Answer[]> {
  model.reset();
  const answers: Answer[] = [];
  for (const { variables = {}, ...request } of requests) {
    const result = await model.run({ ...request, variables });
    const errors = result.errors?.map(withCause);
    answers.push(JSON.parse(JSON.stringify({ ...result, errors })) as Answer);
  }
  return answers;
}

/** A client learns only that the API failed; whoever writes an example needs the cause. */
function withCause(error: GraphQLError): GraphQLFormattedError {
  const isFailure = error.extensions['code'] === 'INTERNAL';
  const cause = isFailure ? error.originalError?.message : undefined;
  return { ...error.toJSON(), message: cause ?? error.message };
}
