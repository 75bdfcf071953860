import type {
  Circumstances,
  Condition,
  Conditions,
  LimitReached,
  ModelModule,
  ModelRequest,
  Loss,
  ResponsePath,
} from 'graphql-docs-reference/options';
import { valueAt } from 'graphql-docs-reference/graphql';
import type {
  ExecutionResult,
  GraphQLEnumType,
  GraphQLOutputType,
  GraphQLResolveInfo,
} from 'graphql';
import {
  getNamedType,
  isEnumType,
  responsePathAsArray,
  getNullableType,
  isListType,
  isNullableType,
} from 'graphql';
import { failure, faultMessage } from './failure';

/** What happens under each condition. */
export const conditions: Readonly<Record<Condition, string>> = {
  'expired-token': 'The access token has expired.',
  limit: 'The limit of requests is reached. Nothing runs.',
  lost: 'The request runs, but its response is lost on the way back.',
  slow: 'The response takes 5 seconds longer.',
  'unknown-value': 'One enum value of the response is a value that the schema does not list.',
};

export function isCondition(text: string): text is Condition {
  return Object.hasOwn(conditions, text);
}

/** How much longer a slow response takes, in milliseconds. */
const delay = 5_000;

/** A model that can also answer otherwise than as usual, and then says what happened. */
interface ConditionedModel<R extends ModelRequest> {
  readonly run: (
    request: R & Conditions,
  ) => Promise<ExecutionResult & { readonly circumstances?: Circumstances }>;
}

/**
 * Has a model answer requests under the condition that they name.
 *
 * @param options - How the API itself answers then.
 */
export function withConditions<
  R extends ModelRequest,
  M extends { readonly run: (request: R) => Promise<ExecutionResult> },
>(
  model: M,
  {
    expiredCaller = '',
    limitReached = tooMany,
  }: Pick<ModelModule, 'expiredCaller' | 'limitReached'>,
): Omit<M, 'run'> & ConditionedModel<R> {
  return { ...model, run };

  async function run(request: R & Conditions): ReturnType<ConditionedModel<R>['run']> {
    const { under, failAt, as } = request;
    if (under === undefined && failAt === undefined) return model.run(request);
    if (under === 'limit') {
      const { errors, status, headers } = limitReached(as ?? '');
      return { ...(errors && { errors }), circumstances: { under, http: http(status, headers) } };
    }
    const failing = failAt && failField(failAt);
    const enums = under === 'unknown-value' ? watchEnums() : undefined;
    const result = await model.run({
      ...request,
      as: under === 'expired-token' ? expiredCaller : as,
      watch: (info) => {
        enums?.watch(info);
        failing?.watch(info);
      },
    });
    // What the request changed has changed.
    if (under === 'lost') return { circumstances: { under } };
    const circumstances: Circumstances = {
      under,
      ...(under && { http: http('200 OK') }),
      ...(under === 'slow' && { delay }),
      ...(enums && { unknown: enums.replaceOne(result) }),
      ...(failing && { loss: failing.loss() }),
    };
    return { ...result, circumstances };
  }
}

function http(
  status: string,
  headers: LimitReached['headers'] = {},
): NonNullable<Circumstances['http']> {
  return { status, headers: Object.entries(headers).map(([name, value]) => ({ name, value })) };
}

/** Seconds to wait where the API does not say. */
const wait = 5;

function tooMany(): LimitReached {
  const error = failure('RATE_LIMITED', `Too many requests. Wait ${wait} seconds.`, {
    retryAfter: wait,
  });
  return {
    status: '429 Too Many Requests',
    headers: { 'Retry-After': String(wait) },
    errors: [error],
  };
}

/** Words that a list of values can get later, whatever it is about. */
const additions = ['CUSTOM', 'EXTENDED', 'OTHER', 'SPECIAL'];

interface EnumField {
  readonly path: readonly (string | number)[];
  readonly type: GraphQLEnumType;
}

/** Notes where the response has values of enums, one of which it then replaces. */
function watchEnums() {
  const fields: EnumField[] = [];
  return {
    watch: ({ path, returnType }: GraphQLResolveInfo): void => {
      const type = getNamedType(returnType);
      if (isEnumType(type)) fields.push({ path: responsePathAsArray(path), type });
    },
    replaceOne: ({ data }: ExecutionResult): Circumstances['unknown'] => {
      for (const { path, type } of fields) {
        const value = additionTo(type);
        const replaced = replaceAt(data, path, value);
        if (replaced) return { path: replaced, value, type: type.name };
      }
      return undefined;
    },
  };
}

/** Puts a value in the place of the text at a path, or of the first in the list there. Gives its path. */
function replaceAt(
  data: unknown,
  path: EnumField['path'],
  value: string,
): EnumField['path'] | undefined {
  let holder = valueAt(data, path.slice(0, -1));
  let whole = path;
  for (;;) {
    const key = whole.at(-1) ?? '';
    const found = valueAt(holder, [key]);
    if (typeof found === 'string') {
      Object.assign(holder as object, { [key]: value });
      return whole;
    }
    if (!Array.isArray(found)) return undefined;
    holder = found;
    whole = [...whole, 0];
  }
}

/** A name in the case of the other values that is none of them. */
function additionTo(type: GraphQLEnumType): string {
  const names = type.getValues().map(({ name }) => name);
  const isUpper = names.every((name) => name === name.toUpperCase());
  const words = isUpper ? additions : additions.map((word) => word.toLowerCase());
  return words.find((word) => !names.includes(word)) ?? `${names[0]}_${words[0]}`;
}

interface Field {
  readonly coordinate: string;
  readonly type: GraphQLOutputType;
}

/** Has the field at a path of the response fail, as if its resolver did. */
function failField(failAt: ResponsePath) {
  const fields = new Map<number, Field>();
  let hasFailed = false;
  return {
    watch: ({ path: shown, parentType, fieldName, returnType }: GraphQLResolveInfo): void => {
      const path = responsePathAsArray(shown);
      if (!path.every((key, index) => key === failAt[index])) return;
      fields.set(path.length, { coordinate: `${parentType.name}.${fieldName}`, type: returnType });
      if (path.length < failAt.length) return;
      hasFailed = true;
      throw new Error(faultMessage);
    },
    /** What the answer has lost; undefined if it had no such field. */
    loss: () => (hasFailed ? findLoss(failAt, fields) : undefined),
  };
}

/**
 * Follows null from a field up to the nearest place that can be null.
 *
 * @param fields - Those on the way, by the lengths of their paths; in between are entries of lists.
 * @see https://spec.graphql.org/October2021/#sec-Handling-Field-Errors
 */
function findLoss(failAt: ResponsePath, fields: ReadonlyMap<number, Field>): Loss {
  const places: (Field & { readonly isEntry: boolean })[] = [];
  for (const index of failAt.keys()) {
    const field = fields.get(index + 1);
    const around = places.at(-1);
    if (field) places.push({ ...field, isEntry: false });
    else if (around) places.push({ ...around, type: entryOf(around.type), isEntry: true });
  }
  const end = places.findLastIndex(({ type }) => isNullableType(type));
  const steps = places.slice(Math.max(end, 0)).reverse();
  return {
    nullAt: failAt.slice(0, end + 1),
    steps: steps.map((step) => ({ ...step, type: String(step.type) })),
  };
}

function entryOf(type: GraphQLOutputType): GraphQLOutputType {
  const list = getNullableType(type);
  return isListType(list) ? list.ofType : list;
}
