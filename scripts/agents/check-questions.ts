import type { Tool } from 'graphql-docs-mcp';
import type { Check } from './check-site';
import type { Question } from './read-questions';
import type { Walk } from './walk';
import { most, walk } from './walk';

interface Asked {
  readonly question: Question;
  readonly walk: Walk;
  readonly faults: readonly string[];
}

/** Whether each question is answered in few calls and tokens, and its request runs. */
export async function checkQuestions(
  tools: readonly Tool[],
  questions: readonly Question[],
): Promise<Check & { readonly lines: readonly string[] }> {
  const asked: Asked[] = [];
  for (const question of questions) asked.push(await ask(tools, question));
  const tokens = asked.map((one) => one.walk.tokens).sort((a, b) => a - b);
  const calls = asked.reduce((sum, one) => sum + one.walk.calls.length, 0);
  const answered = asked.filter(({ faults }) => faults.length === 0).length;
  return {
    name: 'Questions are answered',
    about: `${answered} of ${asked.length}, with ${(calls / asked.length).toFixed(1)} calls on average, and ${tokens[Math.floor(tokens.length / 2)] ?? 0} tokens in the median, ${tokens.at(-1) ?? 0} at most`,
    lines: asked.map(
      ({ question, walk: { calls: made, tokens: cost } }) =>
        `${String(cost).padStart(5)}  ${question.prompt}\n       ${made.join(' → ')}`,
    ),
    faults: asked.flatMap(({ question, faults }) =>
      faults.map((fault) => `line ${question.line}, "${question.prompt}": ${fault}`),
    ),
  };
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
  return { question, walk: found, faults };
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
