import { basename } from 'node:path';
import type { Code, Paragraph, Root, RootContent } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { conditions, isCondition } from 'graphql-docs-model';
import type { Example } from 'graphql-docs-reference/document';
import { inlineCode, paragraph, text } from 'graphql-docs-reference/document';
import {
  defaultCaller,
  findCaller,
  firstDifference,
  unknownCaller,
} from 'graphql-docs-reference/examples';
import type {
  Answer,
  AnswerRequests,
  LoadedSchema,
  SchemaStore,
} from 'graphql-docs-reference/graphql';
import {
  checkSample,
  sayCircumstances,
  sayNoResponse,
  suggest,
} from 'graphql-docs-reference/graphql';
import type { Circumstances, Condition } from 'graphql-docs-reference/options';
import { placeInJson, printJson } from 'graphql-docs-reference/json';
import { t } from '../t';
import type { FenceMeta } from './fence';
import { fenceValue, fenceWords, placeInFence, readObject, readMeta } from './fence';
import type { PartOfScenario } from './scenarios';
import { readScenarios } from './scenarios';

/**
 * Makes each `graphql` fence with the word `run` an example, together with the fences titled
 * Variables and Response right below it. It is run in a world of its own, as the default caller, or as
 * ```` ```graphql run as=guest under=limit ```` says; what happens under a condition is said above it.
 * A response that is not the model's answer is a message; if there is none, the answer is inserted.
 *
 * Fences with the same ```` scenario="name" ```` are run in one world, one after the other. Each with a
 * `step="…"` is a step; each without one shows what its caller sees after the step above it.
 */
export const remarkRunnable: Plugin<[SchemaStore], Root> = (store) => async (tree, file) => {
  const loaded = store.get(file.path);
  const { schema, answer } = loaded;
  if (!answer) return;
  const runnables: Runnable[] = [];
  visit(tree, 'code', (node: Code, _index, parent) => {
    const meta = readMeta(node.meta);
    if (node.lang !== 'graphql' || !parent || !(meta.run || meta.step !== undefined)) return;
    // What is wrong with the sample itself is said by its own check.
    const faults = checkSample(node.value, schema).filter(({ rule }) => rule !== 'deprecated');
    if (faults.length === 0 || meta.unchecked !== undefined) {
      runnables.push({ node, meta, siblings: parent.children as RootContent[] });
    }
  });
  const scenarios = readScenarios(runnables, file);
  for (const runnable of runnables)
    await makeExample(runnable, scenarios.get(runnable), loaded, answer, file);
};

interface Runnable {
  readonly node: Code;
  readonly meta: FenceMeta;
  /** What the fence stands among, itself included. */
  readonly siblings: RootContent[];
}

async function makeExample(
  { node, meta, siblings }: Runnable,
  part: PartOfScenario | undefined,
  { isMadeUp = false, callers = [] }: LoadedSchema,
  answerRequests: AnswerRequests,
  file: VFile,
): Promise<void> {
  const caller = meta.as === undefined ? defaultCaller(callers) : findCaller(callers, meta.as);
  if (!caller && meta.as !== undefined) {
    file.message(unknownCaller(callers, meta.as), node.position, 'runnable:caller');
    return;
  }
  const { under } = meta;
  if (under !== undefined && !isCondition(under)) {
    file.message(unknownCondition(under), node.position, 'runnable:condition');
    return;
  }
  const { variables, response } = fencesBelow(siblings, node);
  const request = {
    query: node.value,
    variables: variables && readObject(variables),
    as: caller?.id ?? '',
    ...(under && { under }),
  };
  const { circumstances, ...answer } = await answerRequests([...(part?.earlier ?? []), request]);
  if (part && !part.scenario.isLook) part.earlier.push(request);
  // What a guide says of made-up answers is as true as they are.
  if (response && !isMadeUp) compareResponse(response, answer, file);
  if (!response && under === undefined) refuseErrors(node, answer, file);
  const title = fenceValue(fenceWords(meta.rest), 'title');
  if (title === undefined) node.meta = `${node.meta ?? ''} title="Request"`;
  const lead = circumstances ? [sayWhatHappened(circumstances)] : [];
  const shown = response ?? responseFence(answer, under);
  const parts = [...lead, node, ...(variables ? [variables] : []), shown];
  const written = parts.filter((part) => siblings.includes(part));
  const { value } = node;
  const name = /^\s*(?:query|mutation)\s+(\w+)/m.exec(value)?.[1] ?? '';
  const { scenario } = part ?? {};
  const run = { as: caller, callers, under, scenario };
  const example: Example = { type: 'example', name, title, ...run, children: parts };
  siblings.splice(siblings.indexOf(node), written.length, example);
}

interface FencesBelow {
  readonly variables: Code | undefined;
  readonly response: Code | undefined;
}

/** The JSON right below a sample, by the beginning of its titles. */
function fencesBelow(siblings: readonly RootContent[], sample: Code): FencesBelow {
  const next = siblings.slice(siblings.indexOf(sample) + 1);
  const [first, second] = next.map((node) => (node.type === 'code' ? node : undefined));
  const variables = first && isTitled(first, 'Variables') ? first : undefined;
  const last = variables ? second : first;
  return { variables, response: last && isTitled(last, 'Response') ? last : undefined };
}

function isTitled({ lang, meta }: Code, title: string): boolean {
  return lang === 'json' && (fenceValue(fenceWords(meta), 'title') ?? '').startsWith(title);
}

/** Finds where a response of a guide first departs from what the model answers. */
function compareResponse(fence: Code, answer: Answer, file: VFile): void {
  const difference = firstDifference(readObject(fence), answer);
  if (!difference) return;
  const { path, found, expected } = difference;
  const place = placeInJson(fence.value, found === 'nothing' ? path.slice(0, -1) : path);
  file.message(
    `Unexpected ${found} at ${path.join('.') || 'the top'}, where the model answers ${expected}. Correct the response, or delete its fence to have the answer inserted.`,
    placeInFence(fence, place),
    'runnable:response',
  );
}

/** Whoever means an error shows it. */
function refuseErrors(node: Code, { errors = [] }: Answer, file: VFile): void {
  for (const { message, locations, extensions } of errors) {
    const place = placeInFence(node, locations?.[0] ?? { line: 0, column: 1 });
    const reason = `Unexpected error ${String(extensions?.['code'])}: ${message} Fix the sample, or write its Response below it.`;
    file.message(reason, place, 'runnable:error');
  }
}

function unknownCondition(name: string): string {
  const names = Object.keys(conditions);
  return `Unexpected condition "${name}", expected ${names.join(', ')}.${suggest(name, names)}`;
}

/** In one paragraph, with what HTTP says of the response. */
function sayWhatHappened(circumstances: Circumstances): Paragraph {
  const { http } = circumstances;
  const said = sayCircumstances(circumstances) ?? '';
  if (!http) return paragraph(text(said));
  const headers = http.headers.map(({ name, value }) => `${name}: ${value}`);
  const lead = headers.length > 0 ? t('runnable.statusAndHeaders') : t('runnable.status');
  return paragraph(
    text(`${said} ${lead} `),
    ...[`HTTP ${http.status}`, ...headers].flatMap((fact, index) => [
      text(index === 0 ? '' : ', '),
      inlineCode(fact),
    ]),
    text('.'),
  );
}

function responseFence(answer: Answer, under: Condition | undefined): Code {
  if (under === 'lost')
    return { type: 'code', lang: 'text', meta: 'title="Response"', value: sayNoResponse() };
  return { type: 'code', lang: 'json', meta: 'title="Response"', value: printJson(answer) };
}

/** Under another schema, the playground begins with an example of it in the place of our request. */
export const remarkFirstRequest: Plugin<[SchemaStore], Root> = (store) => (tree, file) => {
  const { first, isMadeUp, callers = [] } = store.get(file.path);
  if (!first || !isMadeUp || basename(file.path) !== '_first-request.mdx') return;
  const { query, variables, response } = first;
  tree.children = [
    {
      type: 'example',
      name: '',
      as: defaultCaller(callers),
      callers,
      children: [
        code('graphql', 'Request', query),
        // The playground has a frame for them, also where the request has none.
        code('json', 'Variables', variables ?? '{}'),
        code('json', 'Response', response),
      ],
    },
  ];
};

function code(lang: string, title: string, value: string): Code {
  return { type: 'code', lang, meta: `title="${title}"`, value };
}
