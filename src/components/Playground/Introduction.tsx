import type { ReactNode } from 'react';
import isOwn from '@generated/sandbox/default/is-own.json';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';

/** What the playground is, and where to look without it. */
export function Introduction(): ReactNode {
  const api = (
    <Link to="/docs/graphql">
      {translate({ id: 'playground.introduction.api', message: 'API' })}
    </Link>
  );
  return (
    <>
      <p>
        {isOwn ? (
          <Translate id="playground.introduction" values={{ api }}>
            {
              'A model of the {api} with a small neighbourhood of its own answers in this page. Nothing is sent anywhere, unless you choose another target.'
            }
          </Translate>
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
