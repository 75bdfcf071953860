import sdl from '@generated/sandbox/default/sdl.json';
import town from '@generated/sandbox/default/town.json';
import { model } from '@model';
import { unpackTown } from '../../sandbox/kit/packed-town';
import type { Answers } from './answers';
import { createAnswers } from './answers';
import type { Question, Reply, TaskName } from './protocol';

const answers = createAnswers(sdl, unpackTown(town), model);

self.onmessage = ({ data }: MessageEvent<Question>) => {
  reply(data).then(send, (error: unknown) =>
    send({ status: 'failed', message: error instanceof Error ? error.message : String(error) }),
  );
};
send({ status: 'ready' });

async function reply<Name extends TaskName>({ task, request }: Question<Name>): Promise<Reply> {
  const answer: Answers[Name] = answers[task];
  return { status: 'done', answer: await answer(request) };
}

function send(message: Reply): void {
  self.postMessage(message);
}
