import { describe, expect, it } from 'vitest';
import { print } from '../../__tests__/print';

describe('the page of a union', () => {
  it('shows its neighbours, its members, its definition and what returns it', () => {
    const sdl = `
      type Query { items: [Item!] }
      "Either. Or."
      union Item = Space | Task
      "A place. To meet."
      type Space { id: ID }
      type Task { item: Item }
    `;
    expect(print(sdl, 'Item').split('---\n\n')[1]).toBe(`Either. Or.

## Neighbours {/* #near-types */}

<Neighbours of="Item">
  <Ways direction="in" rows="2">
    - [\`Query\`](/docs/graphql/operations/queries) [items](/docs/graphql/operations/queries/items)
    - [\`Task\`](/docs/graphql/types/objects/task) [item](/docs/graphql/types/objects/task#item)
  </Ways>

  <Ways direction="out" rows="2">
    - [\`Space\`](/docs/graphql/types/objects/space)
    - [\`Task\`](/docs/graphql/types/objects/task)
  </Ways>
</Neighbours>

## Members {/* #all-members */}

- [\`Space\`](/docs/graphql/types/objects/space): A place.
- [\`Task\`](/docs/graphql/types/objects/task)

## Definition {/* #type-definition */}

\`\`\`graphql reference
union Item =
  | Space
  | Task
\`\`\`

## Returned by {/* #returned-by */}

- [\`Query.items\`](/docs/graphql/operations/queries/items)
- [\`Task.item\`](/docs/graphql/types/objects/task#item)
`);
  });
});
