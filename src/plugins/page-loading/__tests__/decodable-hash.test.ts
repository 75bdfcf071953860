import { expect, it } from 'vitest';
import { decodableHash } from '../client/decodable-hash';

it.each(['', '#', '#members.limit', '#h%C3%A4ufig', '#100%25'])('leaves %j as it is', (hash) => {
  expect(decodableHash(hash)).toBe(hash);
});

it.each([
  ['#%E0%A4%A', '#%25E0%25A4%25A'],
  ['#100%', '#100%25'],
])('takes %j for its literal text', (hash, decodable) => {
  expect(decodableHash(hash)).toBe(decodable);
});
