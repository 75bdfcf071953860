import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';

/** What the playground is, and where to look without it. */
export function Introduction(): ReactNode {
  return (
    <>
      <p>
        A model of the <Link to="/docs/graphql">API</Link> with a small neighbourhood of its own
        answers in this page. Nothing is sent anywhere, unless you choose another target.
      </p>
      <noscript>
        <p>
          The playground needs JavaScript. Without it, the page of each operation shows a request
          and its response.
        </p>
      </noscript>
    </>
  );
}
