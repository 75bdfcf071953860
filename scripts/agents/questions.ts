import type { GraphQLSchema } from 'graphql';
import { resolveSchemaCoordinate } from 'graphql';
import type { Tool } from 'graphql-docs-mcp';
import type { Problem } from 'graphql-docs-reference/graphql';
import { InputError } from 'graphql-docs-reference/graphql';
import { isMap, isSeq, LineCounter, parseDocument } from 'yaml';
import * as z from 'zod';
import type { Walk } from './walk';
import { most, walk } from './walk';

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
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const problems: Problem[] = document.errors.map(({ message, linePos }) => ({
    file,
    line: linePos?.[0].line ?? 1,
    column: linePos?.[0].col ?? 1,
    message,
  }));
  const items = isSeq(document.contents) ? document.contents.items : [];
  const questions = items.flatMap((item): Question[] => {
    const { line, col: column } = lines.linePos(item.range[0]);
    const fail = (message: string): void => void problems.push({ file, line, column, message });
    const parsed = question.safeParse(isMap(item) ? item.toJSON() : item);
    if (!parsed.success) {
      fail(`Unexpected question. ${z.prettifyError(parsed.error)}`);
      return [];
    }
    for (const coordinate of parsed.data.expects) {
      if (!exists(schema, coordinate))
        fail(`Unexpected coordinate "${coordinate}", which the schema does not define.`);
    }
    return [{ ...parsed.data, line }];
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
