import sidebars from './sidebars';
import type { SiteOptions } from 'docusaurus-preset-graphql-docs/content';
import { contract, texts } from './src/contract';
import { modelOptions } from './sandbox/model-options';
import type { Guides } from 'graphql-docs-reference/options';
import { productOption } from './src/product';

const guides: Guides = {
  sidebar: sidebars.docs,
  intro: '/docs/intro',
  localApi: '/docs/local-api',
  codingAgents: '/docs/coding-agents',
};

/** The API that the site documents: ours, or that of the schema which `SCHEMA` names. */
export function documentedApi(env: NodeJS.ProcessEnv = process.env): SiteOptions {
  const { SCHEMA: schema } = env;
  if (schema !== undefined) {
    const { name, title, description, tagline, placeholders, localApi, siteUrl } = productOption;
    const product = { name, title, description, tagline, placeholders, localApi, siteUrl };
    return { schema, samples: 'off', product: { ...product, sourceUrl: () => undefined } };
  }
  return {
    schema: 'schema/**/*.graphql',
    ...modelOptions,
    samples: 'error',
    descriptionLinks: 'error',
    product: productOption,
    contract,
    texts,
    guides,
  };
}
