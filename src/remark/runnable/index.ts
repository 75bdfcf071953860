import type { Code, Root, RootContent } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Caller, Example } from '../../document/tree';
import { callers, findCaller, unknownPersona } from '../../examples/personas';
import { printJson } from '../../json/print-json';
import { checkSample } from '../../graphql/check-sample';
import type { Answer, AnswerRequests } from '../../graphql/requests';
import type { SchemaStore } from '../../graphql/schema-store';
import { placeInFence, readObject } from '../fence';
import type { FenceMeta } from '../graphql-samples/meta';
import { readMeta } from '../graphql-samples/meta';
import { compareResponse } from './compare-response';
import { fencesBelow } from './fences-below';

/**
 * Makes each `graphql` fence with the word `run` an example, together with the fences titled
 * Variables and Response right below it. It is run in a world of its own, as a member, or as
 * ```` ```graphql run as=guest ```` says. A response that is not the sandbox's answer is a message;
 * if there is none, the answer is inserted.
 */
export const remarkRunnable: Plugin<[SchemaStore], Root> = (store) => async (tree, file) => {
  const { schema, answer } = store.get(file.path);
  if (!answer) return;
  const runnables: Runnable[] = [];
  visit(tree, 'code', (node: Code, _index, parent) => {
    const meta = readMeta(node.meta);
    if (node.lang !== 'graphql' || !meta.run || !parent) return;
    // What is wrong with the sample itself is said by its own check.
    const faults = checkSample(node.value, schema).filter(({ rule }) => rule !== 'deprecated');
    if (faults.length === 0 || meta.unchecked !== undefined) {
      runnables.push({ node, meta, siblings: parent.children as RootContent[] });
    }
  });
  for (const runnable of runnables) await makeExample(runnable, answer, file);
};

interface Runnable {
  readonly node: Code;
  readonly meta: FenceMeta;
  /** What the fence stands among, itself included. */
  readonly siblings: RootContent[];
}

async function makeExample(
  { node, meta, siblings }: Runnable,
  answerRequests: AnswerRequests,
  file: VFile,
): Promise<void> {
  const { as = 'member' } = meta;
  const caller = findCaller(as);
  if (!caller) {
    const { position } = node;
    file.message(unknownPersona(as), { place: position, ruleId: 'caller', source: 'runnable' });
    return;
  }
  const { variables, response } = fencesBelow(siblings, node);
  const answer = await answerRequests([
    { query: node.value, variables: variables && readObject(variables), as },
  ]);
  if (response) compareResponse(response, answer, file);
  else refuseErrors(node, answer, file);
  if (!meta.rest.includes('title=')) node.meta = `${node.meta ?? ''} title="Request"`;
  const parts = [node, ...(variables ? [variables] : []), response ?? responseFence(answer)];
  const written = parts.filter((part) => siblings.includes(part));
  siblings.splice(siblings.indexOf(node), written.length, example(node, caller, parts));
}

/** Whoever means an error shows it. */
function refuseErrors(node: Code, { errors = [] }: Answer, file: VFile): void {
  for (const { message, locations, extensions } of errors) {
    const place = placeInFence(node, locations?.[0] ?? { line: 0, column: 1 });
    const reason = `Unexpected error ${String(extensions?.['code'])}: ${message} Fix the sample, or write its Response below it.`;
    file.message(reason, { place, ruleId: 'error', source: 'runnable' });
  }
}

function responseFence(answer: Answer): Code {
  return { type: 'code', lang: 'json', meta: 'title="Response"', value: printJson(answer) };
}

function example({ value }: Code, as: Caller, children: Code[]): Example {
  const name = /^\s*(?:query|mutation)\s+(\w+)/m.exec(value)?.[1] ?? '';
  return { type: 'example', name, as, callers, children };
}
