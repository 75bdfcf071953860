import { sign } from '../webhooks/sign';

/** What a receiver gets: two headers and a body. */
export interface Delivery {
  readonly timestamp: string;
  readonly signature: string;
  readonly body: string;
}

/** What a receiver keeps of an object. */
export interface Copy {
  readonly updatedAt: string;
}

type Reason = 'accepted' | 'unchanged' | 'duplicate' | 'old' | 'forged' | 'noEvent';

/** What a receiver answers with, and why. */
export interface Verdict {
  readonly status: 204 | 400 | 401;
  readonly reason: Reason;
}

export interface Receiver<C extends Copy> {
  /** @param now - Its clock, in seconds. */
  readonly receive: (delivery: Delivery, secret: string, now: number) => Promise<Verdict>;
  readonly copy: () => C | undefined;
}

/** Seconds by which a timestamp may differ from the clock of a receiver. */
const tolerance = 300;

/**
 * A receiver as it should be. It stores nothing but the ids of events and one copy.
 *
 * @param read - Reads the present state of the object that an event is about.
 */
export function createReceiver<C extends Copy>(
  read: (subject: string) => Promise<C | undefined>,
): Receiver<C> {
  const known = new Set<string>();
  let copy: C | undefined;
  return {
    copy: () => copy,
    receive: async ({ timestamp, signature, body }, secret, now) => {
      if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now - Number(timestamp)) > tolerance)
        return { status: 401, reason: 'old' };
      const expected = await signatureOf(body, timestamp, secret);
      if (!signature.split(',').some((given) => given.trim() === expected))
        return { status: 401, reason: 'forged' };
      const { id, subject } = readEvent(body);
      if (id === undefined || subject === undefined) return { status: 400, reason: 'noEvent' };
      if (known.has(id)) return { status: 204, reason: 'duplicate' };
      known.add(id);
      // The event says what to read. Its own order doesn't matter, because the API has the newest state.
      const state = await read(subject);
      const isNewer =
        state !== undefined && (copy === undefined || copy.updatedAt < state.updatedAt);
      if (isNewer) copy = state;
      return { status: 204, reason: isNewer ? 'accepted' : 'unchanged' };
    },
  };
}

/** What the header has to hold; no key is too short for that, but browsers take no empty one. */
export async function signatureOf(
  body: string,
  timestamp: string,
  secret: string,
): Promise<string> {
  return secret === '' ? '' : sign(body, timestamp, secret);
}

/** The body with another id, as somebody writes it who wants the event to be handled again. */
export function withOtherId(body: string): string {
  return body.replace(/(?<="id":").?/, (first) => (first === 'f' ? '0' : 'f'));
}

function readEvent(body: string): { readonly id?: string; readonly subject?: string } {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
