import type { ReactNode } from 'react';
import Interpolate from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { place, referencePath } from 'graphql-docs-reference/graphql';
import { useApi } from '../use-api';

/** What the playground is, and where to look without it. */
export function Introduction(): ReactNode {
  const { modelData, mount } = useApi();
  const api = (
    <Link to={place(mount, referencePath)}>
      {translate({ id: 'playground.introduction.api', message: 'API' })}
    </Link>
  );
  return (
    <>
      <p>
        {modelData ? (
          <Interpolate values={{ api }}>
            {translate(
              {
                id: 'playground.introduction',
                message:
                  'A model of the {api} with {data} answers in this page. Nothing is sent anywhere, unless you choose another target.',
              },
              { api: '{api}', data: modelData },
            )}
          </Interpolate>
        ) : (
          <Translate id="playground.introduction.generated" values={{ api }}>
            {
              'A model of the {api} answers in this page, with values that follow from the schema. Nothing is sent anywhere, unless you choose another target.'
            }
          </Translate>
        )}
      </p>
      <noscript>
        <p>
          {translate({
            id: 'playground.needsScripts',
            message:
              'The playground needs JavaScript. Without it, the page of each operation shows a request and its response.',
          })}
        </p>
      </noscript>
    </>
  );
}
