import { describe, expect, it } from 'vitest';
import { toMarkdown } from '../../document/markdown';
import { makeDeprecatedPage } from '../deprecated-page';
import { contextOf, html } from './page';
import { changelogOf } from './releases';

const sdl = `
  type Query {
    now: Int
    never: Int @deprecated(reason: "Nobody needs it.")
    later(of: Int): Int @deprecated(reason: "Use \`Query.now\`, which is faster. Removal on 2028-01-31.")
    soon(of: Int @deprecated(reason: "Use \`Query.now\`. Removal on 2027-09-30.")): Int
  }
`;
const context = contextOf(sdl, { changelog: changelogOf(sdl) });

describe('makeDeprecatedPage', () => {
  it('lists all that is deprecated by the day of its removal, with what replaces it', () => {
    const page = makeDeprecatedPage(context);
    const text = page ? toMarkdown(page) : '';
    expect(page?.description).toBe('All 3 deprecated parts of the GraphQL API, and why.');
    expect(text.slice(text.indexOf('## '))).toBe(`## Removal on 30 September 2027

- [\`Query.soon(of:)\`](/docs/graphql/operations/queries/soon#of): Use [\`Query.now\`](/docs/graphql/operations/queries/now).

## Removal on 31 January 2028

- [\`Query.later\`](/docs/graphql/operations/queries/later): Use \`Query.now\`, which is faster.

## Without a day of removal

- [\`Query.never\`](/docs/graphql/operations/queries/never): Nobody needs it.
`);
  });

  it('has an anchor for each, to which its own page leads', () => {
    const page = makeDeprecatedPage(context);
    expect(page && html(page)).toContain('<li id=Query.soon.of>');
  });

  it('is absent where nothing is deprecated', () => {
    expect(makeDeprecatedPage(contextOf('type Query { now: Int }'))).toBeUndefined();
  });
});
