import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import { Home } from '@site/src/home';
import { product } from '@site/src/product';
import FirstQuery from './_first-query.mdx';
import { t } from '../t';

const title = t('home.title', { product: product.name });

export default function HomePage(): ReactNode {
  return (
    <Layout title={title} description={product.siteDescription}>
      <Home firstQuery={<FirstQuery />} />
    </Layout>
  );
}
