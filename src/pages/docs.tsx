import type { ReactNode } from 'react';
import { useEffect } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import Translate, { translate } from '@docusaurus/Translate';

/** `/docs` leads to the introduction; without JavaScript after the browser's own redirect. */
export default function DocsRoot(): ReactNode {
  const history = useHistory();
  const target = useBaseUrl('/docs/intro');
  useEffect(() => history.replace(target), [history, target]);
  return (
    <Layout
      title={translate({ id: 'docs.title', message: 'Documentation' })}
      description={translate({
        id: 'docs.description',
        message: 'The documentation starts with the introduction.',
      })}
    >
      <Head>
        <meta httpEquiv="refresh" content={`0; url=${target}`} />
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container margin-vert--lg">
        <Heading as="h1">{translate({ id: 'docs.title', message: 'Documentation' })}</Heading>
        <p>
          <Translate
            id="docs.start"
            values={{
              introduction: (
                <Link to={target}>
                  {translate({ id: 'docs.introduction', message: 'introduction' })}
                </Link>
              ),
            }}
          >
            {'It starts with the {introduction}.'}
          </Translate>
        </p>
      </main>
    </Layout>
  );
}
