import { describe, expect, it } from 'vitest';
import { frame, heading } from '../../__tests__/expected';
import { markdown, page } from '../../__tests__/page';

const sdl = `
type Query { level(at: Level): Level }
"How loud."
enum Level { "Hardly | at all." LOW "Very." HIGH @deprecated(reason: "Use \`Level.LOW\`.") }
`;

describe('the page of an enum', () => {
  it.each([
    [
      'a value',
      '<td><span class=enumValue><a id=LOW href=#LOW><code>LOW</code></a></span>\n<td>Hardly | at all.\n',
      '| `Level.LOW` | Hardly \\| at all. |\n',
    ],
    [
      'a deprecated value',
      '<td><span class=enumValue><a id=HIGH href=#HIGH><code>HIGH</code></a><span class="badge deprecated">deprecated</span></span>\n<td>Very. Deprecated: Use <a href=/docs/graphql/types/enums/level#LOW><code>Level.LOW</code></a>.\n',
      '| `Level.HIGH` | Very. Deprecated: Use [`Level.LOW`](/docs/graphql/types/enums/level#LOW). |\n',
    ],
    [
      'its definition',
      frame(
        'graphql',
        '<span class=keyword>enum</span> <a href=/docs/graphql/types/enums/level>Level</a> {\n  <a class=number href=#LOW>LOW</a>\n  <a class=number href=#HIGH>HIGH</a> <a class=directive href=/docs/graphql/types/directives/deprecated>@deprecated</a>\n}\n',
      ),
      '```graphql\nenum Level {\n  LOW\n  HIGH @deprecated\n}\n```\n',
    ],
    [
      'what takes it',
      '<li><a href=/docs/graphql/operations/queries/level#at><code>Query.level(at:)</code></a>\n',
      '- [`Query.level(at:)`](/docs/graphql/operations/queries/level#at)\n',
    ],
    [
      'what returns it',
      `${heading(2, 'returned-by', 'Returned by')}\n<ul class=places>\n<li><a href=/docs/graphql/operations/queries/level><code>Query.level</code></a>\n`,
      '## Returned by\n\n- [`Query.level`](/docs/graphql/operations/queries/level)\n',
    ],
  ])('shows %s', (_what, html, text) => {
    expect(page(sdl, 'Level')).toContain(html);
    expect(markdown(sdl, 'Level')).toContain(text);
  });

  it('has no column for meanings where the schema says none', () => {
    const bare = 'type Query { level: Level } enum Level { LOW HIGH }';
    expect(page(bare, 'Level')).not.toContain('Meaning');
    expect(markdown(bare, 'Level')).toContain(
      '| Value |\n| - |\n| `Level.LOW` |\n| `Level.HIGH` |\n',
    );
  });
});
