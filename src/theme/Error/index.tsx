// Takes the place of core's fallback: the same report as within a page, in the layout if that holds.
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { RouteContextProvider } from 'graphql-docs-reader/docusaurus';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import type { Props } from '@theme/Error';
import Layout from '@theme/Layout';
import { CrashReport } from 'graphql-docs-reader/components';
import { t } from '../../t';

export default function ThemeError(props: Props): ReactNode {
  // The page has woken up as well as it can: nothing is on its way any more.
  useEffect(() => void window.takeEarlySigns?.(), []);
  const report = <CrashReport {...props} />;
  return (
    <RouteContextProvider value={{ plugin: { name: 'error-boundary', id: 'default' } }}>
      <ErrorBoundary fallback={() => report}>
        <Head>
          <title>{t('crash.pageTitle')}</title>
        </Head>
        <Layout>{report}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
