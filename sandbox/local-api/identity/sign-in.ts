import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { InteractionResults, Provider } from 'oidc-provider';
import { patience, smallBytes } from '../guard/doors';
import { readAtMost } from '../guard/read-at-most';
import { pageHeaders } from '../html-page';
import { errorPage, signInPage } from './pages';
import { people } from './people';

const agreed: InteractionResults = { consent: {}, create: {} };

/** Shows who can sign in, takes the choice, and goes on with the attempt that the cookie names. */
export async function signIn(
  provider: Provider,
  api: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const { prompt, params } = await provider.interactionDetails(request, response);
    if (request.method === 'POST') {
      const { bytes, end } = await readAtMost(Readable.toWeb(request), smallBytes, patience);
      if (end === 'all') {
        const chosen = new URLSearchParams(new TextDecoder().decode(bytes)).get('persona');
        await provider.interactionFinished(request, response, resultOf(chosen));
      } else send(response, 408, errorPage(api, 'timeout', 'No choice came in time.'));
    } else if (prompt.name === 'consent') {
      // Somebody is signed in already, and has nothing to choose.
      const options = { mergeWithLastSubmission: true };
      await provider.interactionFinished(request, response, agreed, options);
    } else {
      const { client_id: client, scope = '' } = params;
      send(response, 200, signInPage(api, String(client), String(scope)));
    }
  } catch (error) {
    if (!isProviderError(error)) throw error;
    send(response, 400, errorPage(api, error.message, error.error_description));
  }
}

function resultOf(chosen: string | null): InteractionResults {
  const person = people.find(({ id }) => id === chosen);
  if (person) return { ...agreed, login: { accountId: person.userId } };
  return { error: 'access_denied', error_description: 'The person cancelled.' };
}

/** By its shape: the class would load the package before somebody signs in. */
function isProviderError(error: unknown): error is Error & { readonly error_description: string } {
  return error instanceof Error && 'error_description' in error;
}

function send(response: ServerResponse, status: number, page: string): void {
  response.writeHead(status, pageHeaders).end(page);
}
