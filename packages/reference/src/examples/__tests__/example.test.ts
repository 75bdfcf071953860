import { describe, expect, it } from 'vitest';
import { groupByOperation, isAnswered } from '../example';

const fragment = 'fragment Plan on Account {\n  subscription {\n    plan\n  }\n}';

describe.each([
  ['a query', 'query Account { account { ...Plan } }', 'query'],
  ['a mutation', 'mutation Account { account { ...Plan } }', 'mutation'],
  ['a document without a keyword', '{ account { ...Plan } }', 'query'],
])('%s behind a fragment with a field that is called like a keyword', (_, operation, kind) => {
  const example = { name: 'account', query: `${fragment}\n\n${operation}` };

  it('is of the kind that the operation says', () => {
    expect(groupByOperation([example])({ name: 'account', kind })).toEqual([example]);
  });

  it('has an answer', () => {
    expect(isAnswered(example)).toBe(true);
  });
});

it('has no answer for a subscription, also behind a fragment', () => {
  const query = `${fragment}\n\nsubscription Account { account { ...Plan } }`;
  expect(isAnswered({ name: 'account', query })).toBe(false);
});
