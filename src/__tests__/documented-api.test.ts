import { describe, expect, it } from 'vitest';
import { documentedApi } from '../../documented-api';

describe('the API that the site documents', () => {
  it('is our own, with rules, guides and checks', () => {
    const { model, samples, descriptionLinks, guides } = documentedApi({});
    expect([model?.module, samples, descriptionLinks]).toEqual([
      'sandbox/model.ts',
      'error',
      'error',
    ]);
    expect(guides?.localApi).toBe('/docs/local-api');
  });

  it('is another one, of which nothing is known that nobody said', () => {
    const { model, samples, guides, product } = documentedApi({ SCHEMA: 'api.graphql' });
    expect([model, samples, guides]).toEqual([undefined, 'off', undefined]);
    expect([product.endpoint, product.introduction, product.usage, product.staging]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(product.sourceUrl('schema/a.graphql')).toBeUndefined();
  });
});
