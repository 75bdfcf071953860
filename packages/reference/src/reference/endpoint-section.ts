import type { GraphQLSchema } from 'graphql';
import { phrases } from '../document/phrases';
import type { Block } from '../document/tree';
import { inlineCode, link, paragraph, text } from '../document/tree';
import { curl } from '../examples/clients/curl';
import { referencePath } from '../graphql/categories';
import { checkSample } from '../graphql/check-sample';
import { translate } from '../i18n/translate';
import { shellFrame } from './code';
import type { ReferenceContext } from './context';
import { section } from './sections';

/**
 * Where to send operations, with a first request; nothing where the endpoint is unknown.
 *
 * @throws Error if the schema cannot answer that request.
 */
export function endpointSection({ endpoint, schema, texts }: ReferenceContext): Block[] {
  if (endpoint === undefined) return [];
  const { firstRequest } = texts;
  if (firstRequest !== undefined) checkFirstRequest(firstRequest, schema);
  return section(
    'one-endpoint',
    translate({ id: 'reference.endpoint.title', message: 'Endpoint' }),
    paragraph(
      ...phrases(
        firstRequest === undefined
          ? translate({
              id: 'reference.endpoint.address',
              message: 'All operations are sent to {address} by {method}.',
            })
          : translate({
              id: 'reference.endpoint.method',
              message:
                'All operations are sent to one address by {method}. Queries for the public need no access token:',
            }),
        { method: [inlineCode('POST')], address: [inlineCode(endpoint)] },
      ),
    ),
    ...(firstRequest === undefined
      ? []
      : [shellFrame(curl.print({ query: firstRequest }, { endpoint }).trim())]),
    paragraph(
      ...phrases(
        translate({
          id: 'reference.endpoint.try',
          message:
            'To try requests without a network or an account, write them in the {playground}: a model of the API answers them in the page.',
        }),
        {
          playground: [
            link(
              `${referencePath}/playground`,
              text(translate({ id: 'reference.endpoint.playground', message: 'playground' })),
            ),
          ],
        },
      ),
    ),
  );
}

function checkFirstRequest(firstRequest: string, schema: GraphQLSchema): void {
  const faults = checkSample(firstRequest, schema);
  if (faults.length === 0) return;
  const messages = faults.map(({ message }) => message).join(' ');
  throw new Error(
    `Unexpected first request "${firstRequest}": ${messages} Write one that this schema can answer.`,
  );
}
