import type { Block, CodeFrame } from '../document/tree';
import { heading, inlineCode, joined, link, paragraph, phrases, text } from '../document/tree';
import type { AnsweredExample, Example } from '../examples/example';
import {
  defaultCaller,
  fieldOf,
  findCaller,
  keyOf,
  operationNameOf,
  requestOf,
  unknownCaller,
  useOf,
} from '../examples/example';
import { describeErrorCode } from '../graphql/contract';
import { capitalise } from '../graphql/names';
import type { Exchange } from '../graphql/schema-store';
import type { OperationSymbol } from '../graphql/symbols';
import { pluralForm } from '../i18n/format';
import { printJson } from '../json';
import { jsonFrame, requestFrame } from './code';
import type { ReferenceContext } from './context';
import { describe } from './description';
import { section } from './sections';
import { t } from '../i18n/t';

const firstAnchor = 'first-example';
const moreAnchor = 'more-examples';

/** The plain use of an operation, with the way to its further uses. */
export function exampleSection(context: ReferenceContext, operation: OperationSymbol): Block[] {
  const [first, ...others] = context.examplesOf(operation);
  if (!first) return unansweredSection(context, operation);
  return section(
    firstAnchor,
    t('reference.examples.title'),
    ...wayOn(others.length),
    exampleBlock(context, first),
  );
}

/** Requests without answers: of a subscription, or one that nobody is known to be allowed to send. */
function unansweredSection(context: ReferenceContext, operation: OperationSymbol): Block[] {
  const blocks = context
    .unansweredOf(operation)
    .flatMap((example, index) => [
      ...(index === 0 ? [] : [heading(3, anchorOf(example), [text(titleOf(example))])]),
      ...describe(example.sentence, context),
      ...requestFrames(context, example),
    ]);
  return section(firstAnchor, t('reference.examples.title'), ...blocks);
}

/** The further uses, and the errors, each below a heading. */
export function moreExamplesSection(
  context: ReferenceContext,
  operation: OperationSymbol,
): Block[] {
  const [, ...others] = context.examplesOf(operation);
  return section(
    moreAnchor,
    t('reference.examples.more'),
    ...others.flatMap((example) => [
      heading(3, anchorOf(example), [text(titleOf(example))]),
      exampleBlock(context, example),
    ]),
  );
}

/** What to do about an error code, and a request that fails with it; nothing where none is known. */
export function endingBlocks(
  context: ReferenceContext,
  operation: OperationSymbol,
  code: string,
): Block[] {
  const example = context.endings.get(`${operation.coordinate} ${code}`);
  if (!example) return [];
  const description = describeErrorCode(context.schema, code, context.contract) ?? '';
  const [cause = '', ...advice] = description.split('\n');
  const children = [
    ...describe(advice.join('\n'), context),
    endingBlock(context, operation, example),
  ];
  return [{ type: 'ending', code, cause: describe(cause, context), children }];
}

/** What the page shows elsewhere is linked. */
function endingBlock(
  context: ReferenceContext,
  operation: OperationSymbol,
  example: AnsweredExample,
): Block {
  const shown = context.examplesOf(operation);
  if (!shown.includes(example)) return exampleBlock(context, example);
  const isFirst = example === shown[0];
  const title = text(isFirst ? t('reference.examples.title') : titleOf(example));
  const way = link(`#${isFirst ? firstAnchor : anchorOf(example)}`, title);
  return paragraph(...phrases(t('reference.examples.shownIn'), { example: [way] }));
}

/** The example that reads most of a type, with the way to the page of its operation. */
export function readingSection(context: ReferenceContext, type: string): Block[] {
  const example = context.readings.get(type);
  if (!example) return [];
  return section(
    'sample-request',
    t('reference.examples.sample'),
    paragraph(
      ...phrases(t('reference.examples.reads'), {
        operation: [link(exampleLink(context, example), inlineCode(fieldOf(example)))],
      }),
    ),
    exampleBlock(context, example),
  );
}

/** Where the page of its operation shows an example. */
export function exampleLink(context: ReferenceContext, example: Example): string {
  const operation = context.operations.get(keyOf(operationNameOf(example)));
  if (!operation) throw new Error(`No operation of the example ${example.name}`);
  const [first] = context.examplesOf(operation);
  return `${operation.path}#${example.name === first?.name ? firstAnchor : anchorOf(example)}`;
}

/** What has to be sent first, for the data that the request is about. */
function earlierBlock(context: ReferenceContext, earlier: readonly Example[]): Block[] {
  if (earlier.length === 0) return [];
  const requests = earlier.map((one) => [
    link(exampleLink(context, one), inlineCode(fieldOf(one))),
    ...(useOf(one) === '' ? [] : [text(` (${titleOf(one)})`)]),
  ]);
  return [paragraph(...phrases(t('reference.examples.after'), { requests: joined(requests) }))];
}

function wayOn(count: number): Block[] {
  if (count === 0) return [];
  const words = pluralForm(count, t('reference.examples.moreBelow'));
  return [paragraph(link(`#${moreAnchor}`, text(words)))];
}

function anchorOf({ name }: Example): string {
  return `example-${name}`;
}

/** `Next page` for the use `next-page`; empty for the first example. */
export function titleOf(example: Example): string {
  return capitalise(useOf(example).replaceAll('-', ' '));
}

/** With what it takes to send the request again. */
function exampleBlock(context: ReferenceContext, example: AnsweredExample): Block {
  const { name, as, sentence, answer, before } = example;
  const { callers } = context;
  const caller = findCaller(callers, as);
  if (!caller && callers.length > 0) throw new Error(unknownCaller(callers, as));
  return {
    type: 'example',
    name,
    title: titleOf(example) || undefined,
    as: caller,
    callers,
    after: before.length > 0 ? JSON.stringify(before.map(requestOf)) : undefined,
    children: [
      ...describe(sentence, context),
      ...earlierBlock(context, before),
      ...requestFrames(context, example),
      responseFrame(printJson(answer)),
    ],
  };
}

/** The request that a playground begins with; it has a frame for variables in any case. */
export function firstExample(
  context: ReferenceContext,
  { query, variables = '{}', response }: Exchange,
): Block {
  const given = { query, variables: { text: variables } };
  return {
    type: 'example',
    name: '',
    as: defaultCaller(context.callers),
    callers: context.callers,
    children: [...requestFrames(context, given), responseFrame(response)],
  };
}

function responseFrame(json: string): CodeFrame {
  const title = t('reference.examples.response');
  return jsonFrame(json, { title });
}

function requestFrames(
  context: ReferenceContext,
  { query, variables }: { query: string; variables?: { readonly text: string } | undefined },
): CodeFrame[] {
  const request = requestFrame(context, query, {
    title: t('reference.examples.request'),
  });
  if (!variables) return [request];
  const title = t('reference.examples.variables');
  return [request, jsonFrame(variables.text, { title })];
}
