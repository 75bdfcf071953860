import Interpolate from '@docusaurus/Interpolate';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { t } from '../t';

/** `/docs` leads to the introduction; without JavaScript after the browser's own redirect. */
export default function DocsRoot(): ReactNode {
  const history = useHistory();
  const target = useBaseUrl('/docs/intro');
  useEffect(() => history.replace(target), [history, target]);
  return (
    <Layout title={t('docs.title')} description={t('docs.description')}>
      <Head>
        <meta httpEquiv="refresh" content={`0; url=${target}`} />
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container margin-vert--lg">
        <Heading as="h1">{t('docs.title')}</Heading>
        <p>
          <Interpolate
            values={{
              introduction: <Link to={target}>{t('docs.introduction')}</Link>,
            }}
          >
            {t('docs.start')}
          </Interpolate>
        </p>
      </main>
    </Layout>
  );
}
