import { expect, it } from 'vitest';
import { exampleAddresses, product } from '../product';

it('names each address that is still an example, and no other', () => {
  expect(exampleAddresses()).toContain(product.urls.api);
  expect(exampleAddresses()).toContain(product.security.contact);
  expect(exampleAddresses()).toHaveLength(
    Object.keys(product.urls).length + product.social.length + 1,
  );
});
