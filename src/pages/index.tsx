import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import { translate } from '@docusaurus/Translate';
import { Home } from '@site/src/home';
import { product } from '@site/src/product';
import FirstQuery from './_first-query.mdx';

const title = translate(
  { id: 'home.title', message: 'Build on {product}' },
  { product: product.name },
);

export default function HomePage(): ReactNode {
  return (
    <Layout title={title} description={product.siteDescription}>
      <Home firstQuery={<FirstQuery />} />
    </Layout>
  );
}
