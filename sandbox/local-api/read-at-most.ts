/** What was read of a stream. */
export interface Reading {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** `all` of it was read, or there was `more`, or the rest came too `late`. */
  readonly end: 'all' | 'more' | 'late';
}

/** A stream of the web, by the types of a browser or by those of Node. */
interface Stream {
  readonly getReader: () => {
    readonly read: () => Promise<
      { readonly done: false; readonly value: Uint8Array } | { readonly done: true }
    >;
    readonly cancel: () => Promise<void>;
  };
}

/**
 * Reads the beginning of what somebody else sends, and cancels the rest. It holds on to its timer
 * itself: on Node 20, garbage collection takes `AbortSignal.timeout` together with the limit.
 *
 * @param most Bytes.
 * @param patience Milliseconds for all of it.
 * @throws Whatever ends the stream with an error.
 */
export async function readAtMost(stream: Stream, most: number, patience: number): Promise<Reading> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), patience);
  });
  const reading = (end: Reading['end']): Reading => ({
    bytes: Buffer.concat(chunks, Math.min(size, most)),
    end,
  });
  try {
    for (;;) {
      const step = await Promise.race([reader.read(), late]);
      if (step === 'late') return reading('late');
      if (step.done) return reading('all');
      chunks.push(step.value);
      size += step.value.length;
      if (size > most) return reading('more');
    }
  } finally {
    clearTimeout(timer);
    // Nothing after the end, and nobody to tell if the other side fails.
    reader.cancel().catch(() => undefined);
  }
}
