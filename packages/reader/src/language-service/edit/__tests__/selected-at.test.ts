import { describe, expect, it } from 'vitest';
import { marked } from '../../__tests__/schema';
import { selectedAt } from '../selected-at';
import { schema } from './toggle-setup';

describe('selectedAt', () => {
  const selected = (source: string, variables = ''): readonly string[] | undefined => {
    const [text, cursor] = marked(source);
    return selectedAt({ text, variables, cursor }, schema);
  };

  it('names what would go out', () => {
    expect(
      selected(
        'query A($n: Int!) { spaces(limit: $n) { data { id| parent { motto } } } hits { ... on Space { old } } }',
      ),
    ).toEqual([
      'Space.id',
      'Space.parent',
      'Spaces.data',
      'Query.spaces',
      'Query.spaces(limit:)',
      'Query.hits',
      'Space',
    ]);
  });

  it('names fields of inputs in the variables', () => {
    expect(
      selected(
        'mutation ($i: CreateInput!) { createSpace(input: $i) { id| } }',
        '{"i":{"place":{"lat":1}}}',
      ),
    ).toEqual([
      'Space.id',
      'Mutation.createSpace',
      'Mutation.createSpace(input:)',
      'CreateInput.place',
      'PlaceInput.lat',
    ]);
  });

  it('knows nothing of a request that does not parse, and nothing is in a blank one', () => {
    expect(selected('{ spaces(limit: |) }')).toBeUndefined();
    expect(selected(' |')).toEqual([]);
    expect(selected('{ spaces { | } }')).toEqual(['Query.spaces']);
  });
});
