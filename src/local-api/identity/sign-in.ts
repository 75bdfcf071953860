import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { InteractionResults, Provider } from 'oidc-provider';
import { errorPage, pageHeaders, signInPage } from './pages';
import { people } from './people';

const agreed: InteractionResults = { consent: {}, create: {} };

/** Shows who can sign in, takes the choice, and goes on with the attempt that the cookie names. */
export async function signIn(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const { prompt, params } = await provider.interactionDetails(request, response);
    if (request.method === 'POST') {
      const chosen = new URLSearchParams(await text(request)).get('persona');
      await provider.interactionFinished(request, response, resultOf(chosen));
    } else if (prompt.name === 'consent') {
      // Somebody is signed in already, and has nothing to choose.
      const options = { mergeWithLastSubmission: true };
      await provider.interactionFinished(request, response, agreed, options);
    } else {
      const { client_id: client, scope = '' } = params;
      send(response, 200, signInPage(String(client), String(scope)));
    }
  } catch (error) {
    if (!isProviderError(error)) throw error;
    send(response, 400, errorPage(error.message, error.error_description));
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
