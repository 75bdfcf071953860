import { describe, expect, it } from 'vitest';
import { markdown } from './page';

describe('places in the schema', () => {
  const dates = `
    type Query { a(from: Date, to: Date): Space }
    type Space { createdAt: Date updatedAt: Date lastActivityAt: Date }
    type Task { dueOn: Date }
    scalar Date
  `;

  it('have a line for each type', () => {
    expect(markdown(dates, 'Date')).toContain(
      `## Returned by 4 fields

- [\`Space\`](/docs/graphql/types/objects/space): [\`createdAt\`](/docs/graphql/types/objects/space#createdAt), [\`lastActivityAt\`](/docs/graphql/types/objects/space#lastActivityAt), [\`updatedAt\`](/docs/graphql/types/objects/space#updatedAt)
- [\`Task.dueOn\`](/docs/graphql/types/objects/task#dueOn)

## Taken in 2 places

- [\`Query\`](/docs/graphql/operations/queries): [\`a(from:)\`](/docs/graphql/operations/queries/a#from), [\`a(to:)\`](/docs/graphql/operations/queries/a#to)
`,
    );
  });

  const held = (types: number): string =>
    `type Query { a: T10 } type Hub { id: ID } ${Array.from({ length: types }, (_, index) => `type T${index + 10} { hub: Hub }`).join(' ')}`;

  it('are all in view where they are of twelve types', () => {
    expect(markdown(held(12), 'Hub')).toContain('- [`T21.hub`]');
    expect(markdown(held(12), 'Hub')).not.toContain('more types**');
  });

  it('are folded from the eleventh type on where they are of more', () => {
    expect(markdown(held(13), 'Hub')).toContain(
      '- [`T19.hub`](/docs/graphql/types/objects/t19#hub)\n\n**3 more types**\n\n- [`T20.hub`]',
    );
  });

  it('are in one line where there are very many, with numbers if they have members', () => {
    expect(markdown(held(101), 'Hub')).toContain(
      'By type, with the number of places: [`T10`](/docs/graphql/types/objects/t10), ',
    );
    const nodes = held(101).replaceAll(/type (T\d+)/g, 'type $1 implements Node');
    expect(markdown(`interface Node { hub: Hub } ${nodes}`, 'Node')).toContain(
      '### Implemented by\n\n[`T10`](/docs/graphql/types/objects/t10), ',
    );
  });
});
