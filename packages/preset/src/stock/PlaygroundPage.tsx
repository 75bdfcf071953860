import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { Playground } from 'graphql-docs-reader/playground';
import { t } from '../t';

/** An element as React takes it: what is in it is HTML that the build made. */
export interface StoredExample {
  readonly attributes: Readonly<Record<string, string>>;
  readonly html: string;
}

/** The playground with an example of the schema. */
export default function PlaygroundPage({
  example,
}: {
  readonly example: StoredExample;
}): ReactNode {
  const { attributes, html } = example;
  return (
    <Layout title={t('playground.title')} description={t('playground.description')}>
      <Playground example={<div {...attributes} dangerouslySetInnerHTML={{ __html: html }} />} />
    </Layout>
  );
}
