import type { Product } from '../product';

/** A product as tests need one. */
export const exampleProduct: Product = {
  name: 'Gardens',
  title: 'Garden developers',
  description: 'The reference of an API about gardens.',
  siteUrl: (path) => `https://docs.example${path}`,
  sourceUrl: () => undefined,
  placeholders: { product: 'Gardens' },
};
