import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';

/** What the playground is, and where to look without it. */
export function Introduction(): ReactNode {
  return (
    <>
      <p>
        Write a request and run it. A model of the <Link to="/docs/graphql">API</Link> with a small
        world of its own answers it in this page, so nothing is sent anywhere, and a reset undoes
        all changes.
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
