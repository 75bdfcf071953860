import { afterEach, describe, expect, it, vi } from 'vitest';
import { readAtMost } from '../read-at-most';

/** A stream of chunks that says when it is cancelled; without an end unless told otherwise. */
function streamOf(chunks: readonly string[], isEnded = false) {
  const cancel = vi.fn();
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      if (isEnded) controller.close();
    },
    cancel,
  });
  return { stream, cancel };
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

afterEach(() => {
  vi.useRealTimers();
});

describe('a stream', () => {
  it('is read to its end', async () => {
    const { bytes, end } = await readAtMost(streamOf(['ab', 'cd'], true).stream, 4, 1000);
    expect([textOf(bytes), end]).toEqual(['abcd', 'all']);
  });

  it('is cut at the limit, and cancelled', async () => {
    const { stream, cancel } = streamOf(['ab', 'cd']);
    const { bytes, end } = await readAtMost(stream, 3, 1000);
    expect([textOf(bytes), end]).toEqual(['abc', 'more']);
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('is left when its time is over, and cancelled', async () => {
    vi.useFakeTimers();
    const { stream, cancel } = streamOf(['ab']);
    const reading = readAtMost(stream, 3, 10_000);
    await vi.advanceTimersByTimeAsync(9999);
    expect(cancel).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    const { bytes, end } = await reading;
    expect([textOf(bytes), end]).toEqual(['ab', 'late']);
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('leaves no timer behind', async () => {
    vi.useFakeTimers();
    await readAtMost(streamOf(['ab'], true).stream, 3, 10_000);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('fails with the reason that ends it', async () => {
    const stream = new ReadableStream<Uint8Array>({
      pull: () => {
        throw new Error('reset by peer');
      },
    });
    await expect(readAtMost(stream, 3, 1000)).rejects.toThrow('reset by peer');
  });
});
