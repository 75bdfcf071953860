import { translate } from '@docusaurus/Translate';
import { currentApi } from '../../../api';
import type { RemoteRequest } from './compose-request';
import type { RemoteAnswer } from './read-response';
import { readResponse } from './read-response';

/** How long an answer may take, in milliseconds. */
const patience = 30_000;

/**
 * Sends a request without cookies, and follows no redirection: nobody agreed to send it elsewhere.
 *
 * @throws Error in words, with what can be done; `AbortError` if the signal ends it.
 */
export async function sendRemote(
  { address, headers, body }: RemoteRequest,
  signal: AbortSignal,
): Promise<RemoteAnswer> {
  const timeout = AbortSignal.timeout(patience);
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: headers.map(({ name, value }): [string, string] => [name, value]),
      body,
      credentials: 'omit',
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: AbortSignal.any([signal, timeout]),
    });
    if (response.type === 'opaqueredirect') throw new Error(sayRedirect(address));
    return await readResponse(response);
  } catch (error) {
    if (timeout.aborted) throw new Error(sayTimeout(address), { cause: error });
    if (!(error instanceof TypeError)) throw error;
    throw new Error(saySilence(address, window.location.origin, navigator.onLine), {
      cause: error,
    });
  }
}

function sayRedirect(address: string): string {
  return translate(
    {
      id: 'playground.response.redirect',
      message:
        '{address} redirects elsewhere. Nothing is sent on; choose the address that it leads to.',
    },
    { address },
  );
}

function sayTimeout(address: string): string {
  return translate(
    {
      id: 'playground.response.timeout',
      message: '{address} did not answer within {seconds} seconds. Try again, or ask for less.',
    },
    { address, seconds: patience / 1000 },
  );
}

/** A browser does not tell a page why it got nothing, so that this names what can be the cause. */
export function saySilence(address: string, origin: string, isOnline: boolean): string {
  const { local } = currentApi().endpoints;
  if (address === local?.endpoint) {
    return translate(
      {
        id: 'playground.response.noLocal',
        message:
          'No answer from {address}. Start the local API with "{command}", and allow this page to reach your machine if the browser asks.',
      },
      { address, command: local.start },
    );
  }
  if (!isOnline)
    return translate({
      id: 'playground.response.offline',
      message: 'You are offline. The model in this page answers without a connection.',
    });
  return translate(
    {
      id: 'playground.response.silence',
      message:
        'No answer from {address}. Either nothing is there, or it does not allow this page to ask: it must answer with "Access-Control-Allow-Origin: {origin}" and allow the headers that you send (CORS).',
    },
    { address, origin },
  );
}
