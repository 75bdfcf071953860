import { oneAtATime } from 'graphql-docs-reference/calls';
import { loadChunk, sayNotLoaded } from '../load-chunk';
import type { AnswerOf, Question, Reply, RequestOf, RunRequest, TaskName } from './protocol';
import { t } from '../../t';

/** The part of a `Worker` that is used. */
export interface Thread {
  onmessage: ((event: MessageEvent<Reply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  readonly postMessage: (question: Question) => void;
  readonly terminate: () => void;
}

/** Asks the worker. Rejects with why it refuses, or with a `SandboxError` if it falls silent. */
export type Ask = <Name extends TaskName>(
  task: Name,
  request: RequestOf<Name>,
) => Promise<AnswerOf<Name>>;

/**
 * How long a run may take, another task, which may have to build the schema first, and the start of the
 * worker, in milliseconds.
 */
const patience = { run: 1000, other: 5000, start: 15_000 } as const;

/**
 * Asks a worker one question after another. It is started with the first question and keeps its
 * world from then on. A question that takes too long is ended, and another is started in its place.
 */
export function createConnection(startThread: () => Thread): Ask {
  let current: Promise<Thread> | undefined;

  function start(): Promise<Thread> {
    const thread = startThread();
    const started = replyOf(thread, patience.start, { late: 'unloaded', broken: 'unloaded' }).then(
      () => thread,
    );
    started.catch(() => {
      thread.terminate();
      current = undefined;
    });
    current = started;
    return started;
  }

  async function askNext(question: Question): Promise<unknown> {
    const thread = await (current ?? start());
    thread.postMessage(question);
    const silences = { late: 'slow', broken: 'crashed' } as const;
    const most = question.task === 'run' ? patience.run : patience.other;
    const reply = await replyOf(thread, most, silences).catch((error: unknown) => {
      thread.terminate();
      void start();
      throw error;
    });
    if (reply.status === 'failed') throw new Error(reply.message);
    return reply.status === 'done' ? reply.answer : undefined;
  }

  const ask = oneAtATime(askNext);
  return (task, request) => ask({ task, request }) as Promise<AnswerOf<typeof task>>;
}

/** What a thread says next, or what its silence means. */
function replyOf(
  thread: Thread,
  most: number,
  { late, broken }: { readonly late: Silence; readonly broken: Silence },
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new SandboxError(late)), most);
    thread.onmessage = ({ data }) => {
      clearTimeout(timer);
      resolve(data);
    };
    thread.onerror = () => {
      clearTimeout(timer);
      reject(new SandboxError(broken));
    };
  });
}

type Texts = NonNullable<RunRequest['texts']>;

/** Sends the descriptions of the schema with a request that asks for them; no other needs them. */
export function describeIntrospection(ask: Ask, loadTexts: () => Promise<Texts>): Ask {
  return async (task, request) => {
    if (task !== 'run' || !isIntrospection(request as RunRequest)) return ask(task, request);
    const texts = await loadChunk(loadTexts).catch(refuse);
    return ask(task, { ...(request as RunRequest), texts } as typeof request);
  };
}

function isIntrospection({ query }: RunRequest): boolean {
  return /\b__(?:schema|type)\b/.test(query) && /\bdescription\b/.test(query);
}

function refuse(cause: unknown): never {
  throw new Error(sayNotLoaded('descriptions', cause), { cause });
}

const messages = {
  slow: t('sandbox.timeout'),
  crashed: t('sandbox.crash'),
  unloaded: t('sandbox.failed'),
} as const;

type Silence = keyof typeof messages;

/** Why the worker fell silent. */
export class SandboxError extends Error {
  constructor(readonly fault: Silence) {
    super(messages[fault]);
    this.name = 'SandboxError';
  }
}
