import type { ReactNode } from 'react';
import { useEffect } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

const target = '/docs/intro';

/** `/docs` leads to the introduction; without JavaScript after the browser's own redirect. */
export default function DocsRoot(): ReactNode {
  const history = useHistory();
  useEffect(() => history.replace(target), [history]);
  return (
    <Layout title="Documentation" description="The documentation starts with the introduction.">
      <Head>
        <meta httpEquiv="refresh" content={`0; url=${target}`} />
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container margin-vert--lg">
        <Heading as="h1">Documentation</Heading>
        <p>
          It starts with the <Link to={target}>introduction</Link>.
        </p>
      </main>
    </Layout>
  );
}
