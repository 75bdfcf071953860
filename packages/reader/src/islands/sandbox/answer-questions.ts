import type { ModelModule } from 'graphql-docs-reference/options';
import type { ExecutionResult } from 'graphql';
import { buildSchema, isAbstractType } from 'graphql';
import { once } from 'graphql-docs-reference/calls';
import { operationOf, typeInputs } from 'graphql-docs-reference/examples';
import { printJson } from 'graphql-docs-reference/json';
import { createLinkMap, sayNoResponse } from 'graphql-docs-reference/graphql';
import {
  guards,
  limits,
  measureRequest,
  prepareDocument,
  withConditions,
} from 'graphql-docs-model';
import { complete } from '../../language-service/complete';
import { diagnose, diagnoseVariables } from '../../language-service/diagnose';
import { prettify } from '../../language-service/edit/prettify';
import { selectedAt } from '../../language-service/edit/selected-at';
import { toggle } from '../../language-service/edit/toggle';
import { writeWay } from '../../language-service/edit/write-way';
import { explain } from '../../language-service/explain';
import { createIdFor } from '../../language-service/id-for';
import type {
  AnswerOf,
  Question,
  Reply,
  RequestOf,
  RunAnswer,
  RunRequest,
  TaskName,
} from './protocol';
import { readUnfinished, readVariables } from '../../language-service/read-variables';
import { valueOf } from './request-headers';

/** Makes a worker of what runs: it says that it has started, and then gives one reply to each question. */
export function answerQuestions(sdl: string, rows: unknown, model: ModelModule): void {
  const answers = createAnswers(sdl, rows, model);

  async function reply<Name extends TaskName>({ task, request }: Question<Name>): Promise<Reply> {
    const answer: Answers[Name] = answers[task];
    return { status: 'done', answer: await answer(request) };
  }

  self.onmessage = ({ data }: MessageEvent<Question>) => {
    reply(data).then(send, (error: unknown) =>
      send({ status: 'failed', message: error instanceof Error ? error.message : String(error) }),
    );
  };
  send({ status: 'ready' });
}

function send(message: Reply): void {
  self.postMessage(message);
}

type Answers = {
  readonly [Name in TaskName]: (
    request: RequestOf<Name>,
  ) => AnswerOf<Name> | Promise<AnswerOf<Name>>;
};

/** Does the tasks of the worker, with a world of its own. */
export function createAnswers(
  sdl: string,
  rows: unknown,
  { createModel, prepare, objects, hasLimitsOfApi, ...options }: ModelModule,
): Answers {
  const model = withConditions(createModel(sdl, rows), options);
  let resets = 0;
  let isChanged = false;
  // The schema is built a second time, without resolvers, for those who edit.
  const language = once(() => {
    const schema = buildSchema(sdl, { assumeValid: true });
    prepare?.(schema);
    const idFor = createIdFor(objects?.(rows) ?? []);
    return { schema, links: createLinkMap(schema), idFor };
  });
  return {
    run,
    reset,
    takeEvents: () => model.takeEvents?.() ?? [],
    complete: ({ text, offset }) => {
      const { schema, idFor } = language();
      return complete(text, offset, schema, idFor);
    },
    explain: ({ text, offset }) => explain(text, offset, language().schema, language().links),
    diagnose: (text) =>
      diagnose(text, language().schema, (query, schema) =>
        prepareDocument(query, schema, { most: hasLimitsOfApi ? limits : guards }),
      ),
    typeInputs: ({ query, operationName, variables }) =>
      typeInputs(
        {
          query,
          ...(operationName !== undefined && { operationName }),
          variables: readVariables(variables),
        },
        language().schema,
      ),
    prettify,
    toggle: ({ coordinate, ...request }) => {
      const { schema, idFor } = language();
      return toggle(request, coordinate, schema, idFor);
    },
    selected: (request) => selectedAt(request, language().schema),
    possibleTypes: (name) => {
      const { schema } = language();
      const type = schema.getType(name);
      return isAbstractType(type) ? schema.getPossibleTypes(type).map((one) => one.name) : [];
    },
    measure: ({ query, variables, operationName }) =>
      hasLimitsOfApi
        ? measureRequest(query, language().schema, readUnfinished(variables), operationName)
        : undefined,
    way: (between) => {
      const { schema, idFor } = language();
      return writeWay(between, schema, idFor);
    },
    diagnoseVariables: ({ text, query, operationName }) =>
      diagnoseVariables(text, query, operationName, language().schema),
  };

  function reset(): null {
    model.reset();
    resets += 1;
    isChanged = false;
    return null;
  }

  async function run(request: RunRequest): Promise<RunAnswer> {
    const { query, operationName, as, after, to, texts, under, failAt } = request;
    const variables = readVariables(request.variables);
    const isUndone = after !== undefined && isChanged;
    if (texts) model.describe?.(texts);
    if (after) reset();
    for (const earlier of after ?? []) await model.run(earlier);
    const start = performance.now();
    const { circumstances, ...result } = await model.run({
      query,
      variables,
      operationName: operationName ?? null,
      as,
      acceptLanguage: valueOf(to?.headers ?? [], 'Accept-Language') ?? null,
      under,
      failAt,
    });
    const milliseconds = performance.now() - start + (circumstances?.delay ?? 0);
    const isFirstChange = changesData(request, result) && !isChanged;
    isChanged ||= isFirstChange;
    const effect = isUndone ? 'undone' : isFirstChange ? 'changed' : 'none';
    // When the worker began tells its worlds from those of the one that it replaced.
    const world = `${performance.timeOrigin}/${resets}`;
    const printed = under === 'lost' ? { response: sayNoResponse(), bytes: 0 } : print(result);
    return { ...printed, milliseconds, world, effect, circumstances };
  }
}

/** Whether one of the mutations of a request went through, or can have, if its response is lost. */
function changesData(
  { query, operationName, under }: RunRequest,
  { data }: ExecutionResult,
): boolean {
  const { kind } = operationOf(operationName === undefined ? { query } : { query, operationName });
  if (kind !== 'mutation') return false;
  return under === 'lost' || Object.values(data ?? {}).some((value) => value !== null);
}

function print(result: ExecutionResult): Pick<RunAnswer, 'response' | 'bytes'> {
  const json = JSON.stringify(result);
  const bytes = new TextEncoder().encode(json).length;
  return { response: printJson(JSON.parse(json)), bytes };
}
