import { describe, expect, it } from 'vitest';
import synonyms from '../synonyms.json';
import { stemOf } from '../terms';

const entries = synonyms.map((line) => line.split(', '));

describe('synonyms', () => {
  it('have each word in one group only, in any form', () => {
    const words = entries.flatMap((group) => [...new Set(group.map(stemOf))]);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  it('are groups of two or more in lower case', () => {
    expect(synonyms.filter((line) => !/^[\w -]+(?:, [\w -]+)+$/.test(line))).toEqual([]);
    expect(synonyms.filter((line) => line !== line.toLowerCase())).toEqual([]);
  });
});
