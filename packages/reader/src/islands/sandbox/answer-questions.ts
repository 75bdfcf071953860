import type { ModelModule } from 'graphql-docs-reference/options';
import type { Answers } from './answers';
import { createAnswers } from './answers';
import type { Question, Reply, TaskName } from './protocol';

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
