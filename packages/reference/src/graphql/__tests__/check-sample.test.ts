import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { checkSample } from '../check-sample';

const schema = buildSchema(`
  type Query { space(id: ID!, level: Level): Space  old: Int @deprecated(reason: "Use \`Query.space\`.") }
  type Subscription { space: Space }
  type Space { name: String }
  enum Level { LOW HIGH }
`);

describe('checkSample', () => {
  it('finds nothing wrong with a valid document', () => {
    const sample = 'query Space($id: ID!) {\n  space(id: $id, level: LOW) {\n    name\n  }\n}';
    expect(checkSample(sample, schema)).toEqual([]);
  });

  it('places a document that does not parse', () => {
    expect(checkSample('query Space {\n  space(\n}', schema)).toEqual([
      { line: 3, column: 1, rule: 'parse', message: 'Syntax Error: Expected Name, found "}".' },
    ]);
  });

  it('refuses a condition on the root field of a subscription', () => {
    const sample = 'subscription Space($is: Boolean!) { space @skip(if: $is) { name } }';
    expect(checkSample(sample, schema)).toEqual([
      {
        line: 1,
        column: 53,
        rule: 'validate',
        message: 'The root field of a subscription can have neither @skip nor @include.',
      },
    ]);
    expect(checkSample('subscription Space { space { name } }', schema)).toEqual([]);
  });

  it('names the nearest field for an unknown one', () => {
    expect(checkSample('query Space {\n  space(id: 1) { nam }\n}', schema)).toEqual([
      {
        line: 2,
        column: 18,
        rule: 'validate',
        message: 'Cannot query field "nam" on type "Space". Did you mean "name"?',
      },
    ]);
  });

  it('places the use of something deprecated', () => {
    expect(checkSample('query Old { old }', schema)).toEqual([
      {
        line: 1,
        column: 13,
        rule: 'deprecated',
        message: 'The field Query.old is deprecated. Use `Query.space`.',
      },
    ]);
  });

  it('wants a name for each operation', () => {
    expect(checkSample('# Comment\n{ space(id: 1) { name } }', schema)).toEqual([
      {
        line: 2,
        column: 1,
        rule: 'unnamed',
        message: 'Unexpected operation without a name, expected a name for what it does.',
      },
    ]);
  });

  it('says all that is wrong at once', () => {
    expect(checkSample('{ old spce }', schema).map(({ rule }) => rule)).toEqual([
      'validate',
      'deprecated',
      'unnamed',
    ]);
  });
});
