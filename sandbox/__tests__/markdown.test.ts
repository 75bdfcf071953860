import { expect, it } from 'vitest';
import { withoutLinks } from '../shared/text';

it.each([
  ['See [the map](https://a.example/map).', 'See the map.'],
  ['See [the map](https://a.example/map_(old) "Old").', 'See the map.'],
  ['![A bee](bee.png) [a](b) [c](d)', 'A bee a c'],
  ['[a [b](c)', '[a b'],
  ['[a] (b) [c]', '[a] (b) [c]'],
])('keeps the words of links: %s', (text, words) => {
  expect(withoutLinks(text)).toBe(words);
});
