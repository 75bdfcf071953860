import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';

/** What the playground is, and where to look without it. */
export function Introduction(): ReactNode {
  return (
    <>
      <p>
        <Translate
          id="playground.introduction"
          values={{
            api: (
              <Link to="/docs/graphql">
                {translate({ id: 'playground.introduction.api', message: 'API' })}
              </Link>
            ),
          }}
        >
          {
            'A model of the {api} with a small neighbourhood of its own answers in this page. Nothing is sent anywhere, unless you choose another target.'
          }
        </Translate>
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
