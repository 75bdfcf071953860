import { sign } from './sign';

/** How long a receiver of the platform may take, in milliseconds. */
const usualPatience = 10_000;

/** Characters of an answer that are kept. */
const longestAnswer = 500;

/** What a receiver answered: a status and a text, or an error that says why there is neither. */
export interface Outcome {
  readonly isAccepted: boolean;
  readonly status: number | null;
  readonly answer: string | null;
  readonly error: string | null;
  readonly milliseconds: number;
}

/** Sends a body once, with a new timestamp and signature. Never throws. */
export async function attempt(
  url: URL,
  body: string,
  signal: AbortSignal,
  patience = usualPatience,
): Promise<Outcome> {
  const start = performance.now();
  const timestamp = String(Math.floor(Date.now() / 1000));
  const duration = (): number => Math.round(performance.now() - start);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/cloudevents+json',
        'Webhook-Timestamp': timestamp,
        'Webhook-Signature': sign(body, timestamp),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    });
    const answer = (await response.text()).slice(0, longestAnswer);
    const { status, ok: isAccepted } = response;
    return { isAccepted, status, answer, error: null, milliseconds: duration() };
  } catch (cause) {
    const error = signal.aborted ? 'forgotten by a reset' : reasonOf(cause, patience);
    return { isAccepted: false, status: null, answer: null, error, milliseconds: duration() };
  }
}

function reasonOf(error: unknown, patience: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${patience / 1000} seconds`;
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  // A name with two addresses fails with both, and has no message.
  return cause.message || ('code' in cause ? String(cause.code) : error.message);
}
