import type { ReactNode } from 'react';
import { MDXProvider } from '@mdx-js/react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import { Playground } from '@playground';
import styles from '@site/src/components/Playground/styles.module.css';
import FirstRequest from './_first-request.mdx';

export default function PlaygroundPage(): ReactNode {
  return (
    <Layout
      title="Playground"
      description="Write a request, run it in the page and read what the API answers."
    >
      <main className={styles.page}>
        <header>
          <Heading as="h1">Playground</Heading>
          {Playground ? <Introduction /> : <p>There is no model of this API to answer requests.</p>}
        </header>
        {Playground && (
          <>
            <MDXContent>
              <MDXProvider components={{ Example: Playground }}>
                <FirstRequest />
              </MDXProvider>
            </MDXContent>
            <Keys />
          </>
        )}
      </main>
    </Layout>
  );
}

function Introduction(): ReactNode {
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

function Keys(): ReactNode {
  return (
    <p className={styles.keys}>
      <kbd>Ctrl</kbd> + <kbd>Enter</kbd> runs, <kbd>Ctrl</kbd> + <kbd>Space</kbd> completes,{' '}
      <kbd>F1</kbd> explains the name at the cursor, <kbd>F8</kbd> leads to the next fault,{' '}
      <kbd>Ctrl</kbd> + <kbd>M</kbd> lets <kbd>Tab</kbd> indent.
    </p>
  );
}
