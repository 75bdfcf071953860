import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import { translate } from '@docusaurus/Translate';
import { Playground } from 'graphql-docs-reader/components';
import FirstRequest from './_first-request.mdx';

export default function PlaygroundPage(): ReactNode {
  return (
    <Layout
      title={translate({ id: 'playground.title', message: 'Playground' })}
      description={translate({
        id: 'playground.description',
        message: 'Write a request, run it in the page and read what the API answers.',
      })}
    >
      <Playground example={<FirstRequest />} />
    </Layout>
  );
}
