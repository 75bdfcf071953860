import { sign } from './sign';

/** How long a receiver of the platform may take, in milliseconds. */
const usualPatience = 10_000;

/** Characters of an answer that are kept. */
const longestAnswer = 500;

/** What a receiver answered; without a status, `answer` says why there is none. */
export interface Outcome {
  readonly isAccepted: boolean;
  readonly status: number | null;
  readonly answer: string;
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
  const outcome = (status: number | null, answer: string): Outcome => ({
    isAccepted: status !== null && status >= 200 && status < 300,
    status,
    answer,
    milliseconds: Math.round(performance.now() - start),
  });
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
    return outcome(response.status, (await response.text()).slice(0, longestAnswer));
  } catch (error) {
    return outcome(null, signal.aborted ? 'forgotten by a reset' : reasonOf(error, patience));
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
