import logger from '@docusaurus/logger';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerInDev } from '../answer-in-dev';
import { sayFaults } from '../say-faults';

const faults = new Map<string, string>();
const read = (file: string) =>
  sayFaults(async () => {
    const fault = faults.get(file);
    if (fault !== undefined) throw new Error(fault);
    return Promise.resolve(file);
  });
const [readSchema, readWords] = [read('schema'), read('words')];

let connect: (client: string) => void = vi.fn();
const sendMessage = vi.fn();
const said = vi.spyOn(logger, 'success').mockReturnValue();

beforeEach(() => {
  vi.clearAllMocks();
  answerInDev({}).setupMiddlewares?.([], {
    sendMessage,
    webSocketServer: {
      clients: ['open'],
      implementation: { on: (_: string, call: typeof connect) => (connect = call) },
    },
  });
});

it('says nothing of what was not wrong', async () => {
  expect(await readSchema()).toBe('schema');
  expect(said).not.toHaveBeenCalled();
  expect(sendMessage).not.toHaveBeenCalled();
});

it('says once that all is valid again, and shows pages what is not', async () => {
  faults.set('schema', 'A.').set('words', 'B.');
  await expect(readSchema()).rejects.toThrow('A.');
  await expect(readSchema()).rejects.toThrow('A.');
  await expect(readWords()).rejects.toThrow('B.');
  const [a, b] = [{ message: 'A.' }, { message: 'B.' }];
  expect(sendMessage.mock.calls).toEqual([
    [['open'], 'invalid'],
    [['open'], 'errors', [a]],
    [['open'], 'invalid'],
    [['open'], 'errors', [a, b]],
  ]);
  faults.delete('schema');
  await readSchema();
  expect(sendMessage).toHaveBeenLastCalledWith(['open'], 'errors', [b]);
  connect('new');
  expect(sendMessage).toHaveBeenLastCalledWith(['new'], 'errors', [b]);
  expect(said).not.toHaveBeenCalled();
  faults.delete('words');
  await readWords();
  await readWords();
  expect(said.mock.calls).toEqual([['The input is valid again.']]);
  expect(sendMessage).toHaveBeenLastCalledWith(['open'], 'ok', []);
  sendMessage.mockClear();
  connect('late');
  expect(sendMessage).not.toHaveBeenCalled();
});
