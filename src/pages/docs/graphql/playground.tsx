import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import { Playground } from 'graphql-docs-reader/playground';
import FirstRequest from './_first-request.mdx';
import { t } from '../../../t';

export default function PlaygroundPage(): ReactNode {
  return (
    <Layout title={t('playground.title')} description={t('playground.description')}>
      <Playground example={<FirstRequest />} />
    </Layout>
  );
}
