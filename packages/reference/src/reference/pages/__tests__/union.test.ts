import { describe, expect, it } from 'vitest';
import { frame, heading } from '../../__tests__/expected';
import { markdown, page } from '../../__tests__/page';

const sdl = `
  type Query { items: [Item!] }
  "Either. Or."
  union Item = Space | Task
  "A place. To meet."
  type Space { id: ID }
  type Task { item: Item }
`;

describe('the page of a union', () => {
  it('shows its neighbours, its members, its definition and what returns it', () => {
    const definition = `<span class=keyword>union</span> <a href=/docs/graphql/types/unions/item>Item</a> =
  | <a href=/docs/graphql/types/objects/space>Space</a>
  | <a href=/docs/graphql/types/objects/task>Task</a>
`;
    const lines =
      '<svg viewBox="0 0 2 4" preserveAspectRatio=none aria-hidden=true><path d="M0 1C1 1 1 2 2 2M0 3C1 3 1 2 2 2"></path></svg>';
    expect(page(sdl, 'Item')).toBe(`<p>Either. Or.
${heading(2, 'all-members', 'Members')}
<ul>
<li><a href=/docs/graphql/types/objects/space><code>Space</code></a>: A place.
<li><a href=/docs/graphql/types/objects/task><code>Task</code></a>
</ul>
${heading(2, 'returned-by', 'Returned by')}
<ul class=places>
<li><a href=/docs/graphql/operations/queries/items><code>Query.items</code></a>
<li><a href=/docs/graphql/types/objects/task#item><code>Task.item</code></a>
</ul>
${heading(2, 'near-types', 'Neighbours')}
<div class=neighbours><div class=neighboursPicture>\
<div class="ways in"><p class=waysLabel>Ways in<div class=waysRows><ul>\
<li><a href=/docs/graphql/operations/queries><code>Query</code></a> <a href=/docs/graphql/operations/queries/items>items</a>\
<li><a href=/docs/graphql/types/objects/task><code>Task</code></a> <a href=/docs/graphql/types/objects/task#item>item</a></ul>${lines}</div></div>\
<div class="ways out"><p class=waysLabel>Ways out<div class=waysRows><ul>\
<li><a href=/docs/graphql/types/objects/space><code>Space</code></a>\
<li><a href=/docs/graphql/types/objects/task><code>Task</code></a></ul>${lines}</div></div>\
<code class=neighboursSelf>Item</code></div></div>
<div class="way needsScripts" data-island=way data-from=Item><label>Shortest request from Item to <input type=text autocomplete=off spellcheck=false></label> <button class=toolbarButton type=button>Open in playground</button><span class=wayStatus role=status></span></div>
${heading(2, 'type-definition', 'Definition')}
${frame('graphql', definition)}`);
  });

  it('says the same in Markdown', () => {
    expect(markdown(sdl, 'Item')).toBe(`# Item

> Either.

Either. Or.

## Definition

\`\`\`graphql
union Item =
  | Space
  | Task
\`\`\`

## Members

- [\`Space\`](/docs/graphql/types/objects/space): A place.
- [\`Task\`](/docs/graphql/types/objects/task)

## Returned by

- [\`Query.items\`](/docs/graphql/operations/queries/items)
- [\`Task.item\`](/docs/graphql/types/objects/task#item)
`);
  });
});
