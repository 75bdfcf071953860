import type { ExecutionResult } from 'graphql';
import { buildSchema } from 'graphql';
import { once } from '../../calls/once';
import { translate } from '../../i18n/translate';
import type { Caller } from '../../sandbox/kit/caller';
import { guest } from '../../sandbox/kit/caller';
import type { PersonaId } from '../../sandbox/shared/personas';
import { personas } from '../../sandbox/shared/personas';
import { operationOf } from '../../examples/clients/operation';
import { printJson } from '../../json/print-json';
import { typeInputs } from '../../examples/type-inputs';
import { createLinkMap } from '../../graphql/links';
import { complete } from '../../language-service/complete';
import { diagnose } from '../../language-service/diagnose';
import { diagnoseVariables } from '../../language-service/diagnose-variables';
import { possibleTypes } from '../../language-service/edit/possible-types';
import { prettify } from '../../language-service/edit/prettify';
import { selectedAt } from '../../language-service/edit/selected-at';
import { toggle } from '../../language-service/edit/toggle';
import { explain } from '../../language-service/explain';
import { createIdFor } from '../../language-service/id-for';
import { JsonFault, readJson } from '../../json/read-json';
import { prepareDocument } from '../../sandbox/kit/document';
import type { Town } from '../../sandbox/kit/world';
import type { BrowserModel } from './model/browser-model';
import { valueOf } from './request-headers';
import type { AnswerOf, RequestOf, RunAnswer, RunRequest, TaskName } from './protocol';
import type { Stage } from './stage';
import { createStage } from './stage';

export type Answers = {
  readonly [Name in TaskName]: (
    request: RequestOf<Name>,
  ) => AnswerOf<Name> | Promise<AnswerOf<Name>>;
};

/** Does the tasks of the worker, with a world of its own. */
export function createAnswers(
  sdl: string,
  town: Town,
  { createSandbox, prepare }: BrowserModel,
): Answers {
  const stage = createStage(createSandbox(sdl, town));
  // The schema is built a second time, without resolvers, for those who edit.
  const language = once(() => {
    const schema = buildSchema(sdl, { assumeValid: true });
    prepare(schema);
    const idFor = createIdFor(Object.values(town).flat());
    return { schema, links: createLinkMap(schema), idFor };
  });
  return {
    run: (request) => run(stage, request),
    reset: () => {
      stage.reset();
      return null;
    },
    complete: ({ text, offset }) => {
      const { schema, idFor } = language();
      return complete(text, offset, schema, idFor);
    },
    explain: ({ text, offset }) => explain(text, offset, language().schema, language().links),
    diagnose: (text) => diagnose(text, language().schema, prepareDocument),
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
    possibleTypes: (name) => possibleTypes(name, language().schema),
    diagnoseVariables: ({ text, query, operationName }) =>
      diagnoseVariables(text, query, operationName, language().schema),
  };
}

async function run(stage: Stage, request: RunRequest): Promise<RunAnswer> {
  const { query, operationName, as, after, to, texts } = request;
  const variables = readVariables(request.variables);
  const isUndone = after !== undefined && stage.isChanged();
  if (texts) stage.describe(texts);
  if (after) await prepareWorld(stage, after);
  const start = performance.now();
  const result = await stage.run({
    query,
    variables,
    operationName: operationName ?? null,
    caller: callerOf(as),
    acceptLanguage: valueOf(to?.headers ?? [], 'Accept-Language') ?? null,
  });
  const milliseconds = performance.now() - start;
  const hasChanged = changesData(request, result) && stage.markChanged();
  const effect = isUndone ? 'undone' : hasChanged ? 'changed' : 'none';
  return { ...print(result), milliseconds, world: stage.world(), effect };
}

async function prepareWorld(stage: Stage, after: NonNullable<RunRequest['after']>): Promise<void> {
  stage.reset();
  for (const { as, ...request } of after) {
    await stage.run({ ...request, caller: callerOf(as) });
  }
}

/** Whether one of the mutations of a request went through. */
function changesData({ query, operationName }: RunRequest, { data }: ExecutionResult): boolean {
  const { kind } = operationOf(operationName === undefined ? { query } : { query, operationName });
  return kind === 'mutation' && Object.values(data ?? {}).some((value) => value !== null);
}

function callerOf(as: PersonaId): Caller {
  return personas.find(({ id }) => id === as)?.caller ?? guest;
}

function readVariables(text: string): Readonly<Record<string, unknown>> {
  const value = text.trim() === '' ? {} : readObject(text);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new Error(
    translate({
      id: 'sandbox.variables.noObject',
      message: 'The variables are not a JSON object.',
    }),
  );
}

function readObject(text: string): unknown {
  try {
    return readJson(text).value;
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    throw new Error(
      translate(
        { id: 'sandbox.variables.notJson', message: 'The variables are not valid JSON: {reason}' },
        { reason: error.message },
      ),
      { cause: error },
    );
  }
}

function print(result: ExecutionResult): Pick<RunAnswer, 'response' | 'codes' | 'bytes'> {
  const codes = result.errors?.map(({ extensions }) => String(extensions['code'])) ?? [];
  const json = JSON.stringify(result);
  const bytes = new TextEncoder().encode(json).length;
  return { response: printJson(JSON.parse(json)), codes: [...new Set(codes)], bytes };
}
