import type { GraphQLSchema } from 'graphql';
import { resolveSchemaCoordinate } from 'graphql';
import { formProblems, readYaml } from 'docusaurus-preset-graphql-docs/content';
import type { Tool } from 'graphql-docs-mcp';
import { InputError } from 'graphql-docs-reference/graphql';
import * as z from 'zod';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';

const question = z.strictObject({
  prompt: z.string().min(1),
  expects: z.array(z.string()).min(1),
  as: z.string(),
  after: z.array(z.string()).default([]),
  errors: z.array(z.string()).default([]),
  document: z.string(),
  variables: z.record(z.string(), z.unknown()).default({}),
});

/** What a developer wants to know, and a request that somebody writes who knows it. */
export interface Question extends Readonly<z.output<typeof question>> {
  readonly line: number;
}

/**
 * Reads the questions of a file: a prompt, the coordinates that an answer needs, and a request with
 * who sends it, the examples that come first, and the codes that it fails with.
 *
 * @throws InputError with the place of every question that is none, or names an unknown coordinate.
 */
export function readQuestions(file: string, text: string, schema: GraphQLSchema): Question[] {
  const { content, problems: unread, placeOf } = readYaml(file, text);
  const problems = [...unread];
  const questions = [content].flat().flatMap((item, index): Question[] => {
    const parsed = question.safeParse(item);
    if (!parsed.success) {
      problems.push(...formProblems(parsed.error, placeOf, [index]));
      return [];
    }
    const unknown = parsed.data.expects.filter((coordinate) => !exists(schema, coordinate));
    problems.push(
      ...unknown.map((coordinate) => ({
        ...placeOf([index]),
        message: `Unexpected coordinate "${coordinate}", which the schema does not define.`,
      })),
    );
    return [{ ...parsed.data, line: placeOf([index]).line }];
  });
  if (problems.length > 0) throw new InputError(problems);
  return questions;
}

function exists(schema: GraphQLSchema, coordinate: string): boolean {
  try {
    return resolveSchemaCoordinate(schema, coordinate) !== undefined;
  } catch {
    return false;
  }
}

/** How the questions were answered, and what is wrong with the answers. */
interface Report {
  readonly about: string;
  /** The cost of each, and the calls that it took. */
  readonly lines: readonly string[];
  readonly faults: readonly string[];
}

/** Whether each question is answered in few calls and tokens, and its request runs. */
export async function checkQuestions(
  tools: readonly Tool[],
  questions: readonly Question[],
): Promise<Report> {
  const asked: Asked[] = [];
  for (const question of questions) asked.push(await ask(tools, question));
  const tokens = asked.map((one) => one.tokens).sort((a, b) => a - b);
  const calls = asked.reduce((sum, one) => sum + one.calls.length, 0);
  const answered = asked.filter(({ faults }) => faults.length === 0).length;
  return {
    about: `${answered} of ${asked.length}, with ${(calls / asked.length).toFixed(1)} calls on average, and ${tokens[Math.floor(tokens.length / 2)] ?? 0} tokens in the median, ${tokens.at(-1) ?? 0} at most`,
    lines: asked.map(
      ({ prompt, calls: made, tokens: cost }) =>
        `${String(cost).padStart(5)}  ${prompt}\n       ${made.join(' → ')}`,
    ),
    faults: asked.flatMap(({ line, prompt, faults }) =>
      faults.map((fault) => `line ${line}, "${prompt}": ${fault}`),
    ),
  };
}

interface Asked extends Question, Walk {
  readonly faults: readonly string[];
}

async function ask(tools: readonly Tool[], question: Question): Promise<Asked> {
  const found = await walk(tools, question.prompt, question.expects);
  const { missing, calls, tokens } = found;
  const faults = [
    ...(missing.length > 0
      ? [`Not found in ${calls.length} calls: ${missing.join(', ')}. It went ${calls.join(' → ')}.`]
      : []),
    ...(tokens > most.tokens ? [`It took ${tokens} tokens, expected at most ${most.tokens}.`] : []),
    ...(await tryRequest(tools, question)),
  ];
  return { ...question, ...found, faults };
}

interface Outcome {
  readonly valid?: boolean;
  readonly faults?: readonly { readonly message: string }[];
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: string };
  }[];
}

/** The request of a question through the tools that check and run documents. */
async function tryRequest(
  tools: readonly Tool[],
  { document, variables, as, after, errors }: Question,
): Promise<string[]> {
  const call = async (name: string, args: unknown): Promise<Outcome> => {
    const result = await tools.find((tool) => tool.name === name)?.call(args);
    if (!result || result.isError) throw new Error(result?.content[0]?.text ?? `No tool ${name}.`);
    return result.structuredContent as Outcome;
  };
  const validity = await call('validate_operation', { document, variables });
  if (!validity.valid && errors.length === 0) {
    return (validity.faults ?? []).map(({ message }) => `The document is not valid: ${message}`);
  }
  const outcome = await call('run_operation', { document, variables, as, after });
  const codes = (outcome.errors ?? []).map(({ extensions }) => extensions?.code ?? '');
  if (codes.join() === errors.join()) return [];
  return [`Unexpected errors [${codes.join(', ')}], expected [${errors.join(', ')}].`];
}

/** What it took to read all that a question expects. */
export interface Walk {
  /** Each as `search "vote poll"`, in their order. */
  readonly calls: readonly string[];
  readonly tokens: number;
  /** Coordinates that it did not read. */
  readonly missing: readonly string[];
}

interface Found {
  readonly coordinate?: string;
  readonly url: string;
  /** Whether only some of the words name it. */
  readonly isNamed?: boolean;
}

interface SearchOutput {
  readonly results: readonly Found[];
  readonly operations?: readonly Found[];
}

const most = { calls: 3, tokens: 8_000 };

/**
 * Looks for an answer as an agent without any knowledge would: it searches for the words of the
 * prompt, and reads what was found from the top. It ends when it has read all that is expected.
 */
async function walk(
  tools: readonly Tool[],
  prompt: string,
  expects: readonly string[],
): Promise<Walk> {
  const calls: string[] = [];
  const read: unknown[] = [];
  let tokens = 0;
  const missing = (): string[] => expects.filter((one) => !read.some((out) => reaches(out, one)));
  const call = async (name: string, args: Readonly<Record<string, string>>): Promise<unknown> => {
    const tool = tools.find((one) => one.name === name);
    if (!tool) throw new Error(`Unexpected tools without "${name}".`);
    const { content, structuredContent } = await tool.call(args);
    calls.push(`${name} ${Object.values(args).join(' ')}`.trim());
    tokens += content.reduce((sum, { text }) => sum + countTokens(text), 0);
    return structuredContent;
  };
  const search = async (query: string): Promise<readonly Found[]> => {
    const { results, operations = [] } = (await call('search', { query })) as SearchOutput;
    return [...results, ...operations.map((one) => ({ ...one, isNamed: true }))];
  };
  const names = coordinatesIn(prompt);
  const found = names.length > 0 ? [] : await searchWith(search, wordsOf(prompt));
  for (const [tool, args] of stepsFrom(prompt, names, found)) {
    if (missing().length === 0 || calls.length >= most.calls) break;
    read.push(await call(tool, args));
  }
  return { calls, tokens, missing: missing() };
}

type Step = readonly [tool: string, args: Readonly<Record<string, string>>];

/** Every word has to match: what finds nothing is too much, and half of it finds more. */
async function searchWith(
  search: (query: string) => Promise<readonly Found[]>,
  words: readonly string[],
): Promise<readonly Found[]> {
  const found = await search(words.join(' '));
  if (found.some(({ isNamed }) => !isNamed)) return found;
  return search(words.slice(0, Math.ceil(words.length / 2)).join(' '));
}

/** What to read, in order: what the prompt names, operations, types as a whole, a guide, the rest. */
function stepsFrom(prompt: string, names: readonly string[], found: readonly Found[]): Step[] {
  const subjectsOf = (some: readonly Found[]): string[] =>
    some.flatMap(({ coordinate = '' }) => subjectOf(coordinate));
  const subjects = subjectsOf(found.filter(({ isNamed }) => !isNamed));
  const [operations, types] = [subjects.filter(isOperation), subjects.filter(isType)];
  const named = subjectsOf(found.filter(({ isNamed }) => isNamed));
  const look = (coordinate: string): Step => ['get_symbol', { coordinate }];
  const guides = found
    .filter(({ coordinate }) => coordinate === undefined)
    .map(({ url }): Step => ['get_page', { path: url }]);
  return [
    ...(asksForChanges(prompt) ? [['schema_changes', {}] as const] : []),
    ...[...new Set([...names, ...operations, ...types])].map(look),
    ...guides.slice(0, 1),
    ...named.map(look),
    ...guides.slice(1),
  ];
}

/** `Post.imageUrl` in a prompt needs no search. */
function coordinatesIn(prompt: string): string[] {
  return prompt.match(/\b[A-Z]\w+\.\w+/g) ?? [];
}

/** The operation of an argument, the type of a field or value. */
function subjectOf(coordinate: string): string {
  const field = coordinate.replace(/\(.*$/, '');
  return isOperation(field) ? field : field.replace(/\..*$/, '');
}

function isOperation(coordinate: string): boolean {
  return /^(?:Query|Mutation|Subscription)\./.test(coordinate);
}

function isType(coordinate: string): boolean {
  return /^\w+$/.test(coordinate);
}

/** There is a tool for what changed. */
function asksForChanges(prompt: string): boolean {
  return /\b(?:changed|releases?)\b/i.test(prompt);
}

/**
 * Whether what a tool answered tells of a coordinate: it is about it, shows it as a member of a type
 * or as an argument, lists it as an error code, or names it in a text.
 */
export function reaches(answer: unknown, coordinate: string): boolean {
  const { coordinate: subject, sdl = '', errors = [], access, ...rest } = answer as Answer;
  if (subject === coordinate || names(JSON.stringify(rest), coordinate)) return true;
  const [, owner = '', member, argument] =
    /^(\w+)(?:\.(\w+))?(?:\((\w+):\))?$/.exec(coordinate) ?? [];
  if (argument !== undefined) return subject === `${owner}.${member}` && names(sdl, `${argument}:`);
  if (owner === 'UserRole' && access?.role === member) return true;
  // No other word looks like a code, and guides name them alone.
  if (owner === 'ErrorCode' && names(JSON.stringify([errors, rest]), member ?? '')) return true;
  const block = new RegExp(
    `^(?:type|interface|input|enum) ${owner}\\b[^{]*\\{([^]*?)^\\}`,
    'm',
  ).exec(sdl);
  if (!block) return false;
  return member === undefined || new RegExp(`^  ${member}\\b`, 'm').test(block[1] ?? '');
}

/** Of `get_symbol`; other tools answer with other fields, which are texts to read. */
interface Answer {
  readonly coordinate?: string;
  readonly sdl?: string;
  readonly access?: { readonly role: string };
  readonly errors?: readonly { readonly code: string }[];
}

/** Whether a text has the words with no letter around them. */
function names(text: string, words: string): boolean {
  const escaped = words.replace(/[.()]/g, String.raw`\$&`);
  return new RegExp(`(?<![\\w.])${escaped}(?!\\w)`).test(text);
}

/** Words that say nothing of what is asked for. */
const empty = new Set(
  'a all an and another are as at back by can cannot did do does else exist for from get go have how i in into is it me my not of on or people should somebody someone the their them they this to under up was what when where whether which while who why will with'.split(
    ' ',
  ),
);

/** The words of a prompt to search for, as it has them. */
export function wordsOf(prompt: string): string[] {
  return prompt
    .split(/[^\w.]+/)
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => word !== '' && !empty.has(word.toLowerCase()));
}
