import { describe, expect, it } from 'vitest';
import { toMarkdown } from '../../document/markdown';
import { makeChangelogPage } from '../changelog-page';
import { contextOf, html } from './page';
import { changelogOf, contextWithReleases, releases } from './releases';

const page = makeChangelogPage(contextWithReleases());
if (!page) throw new Error('There is no page.');

describe('makeChangelogPage', () => {
  it('tells what each release changed, the newest first, by what it asks of a client', () => {
    const text = toMarkdown(page);
    expect(text.slice(text.indexOf('## Not released'))).toBe(`## Not released yet

1 change that may need handling.

### May need handling

- [\`Kind.CLOSED\`](/docs/graphql/types/enums/kind#CLOSED) is a new value.

## 15 June 2026

2 breaking changes and 5 safe ones.

### Breaking

- [\`Query.spaces\`](/docs/graphql/operations/queries/spaces) now needs the role \`MEMBER\` instead of \`GUEST\`.

  Send an access token: \`Query.spaces\` has [a guide](/docs/errors). ]]> \\<b>bold\\</b>

- [\`Query.spaces(limit:)\`](/docs/graphql/operations/queries/spaces#limit) lost its default \`20\`.

### Safe

- [\`Kind\`](/docs/graphql/types/enums/kind) is new, an enum.

- [\`Query.old\`](/docs/graphql/operations/queries/old) is deprecated; use \`Query.spaces\` instead. Removal on 30 September 2027.

- [\`Space.kind\`](/docs/graphql/types/objects/space#kind) is new, of type \`Kind!\`.

- [\`Space.name\`](/docs/graphql/types/objects/space#name) can no longer be null ([\`String!\`](/docs/graphql/types/scalars/string)).

- [\`Space.slug\`](/docs/graphql/types/objects/space#slug) is new, of type \`String!\`.

**1 description changed**

- \`Query.spaces\`

## 1 May 2026

This is the first release on record. It contains everything whose page shows no date.
`);
  });

  it('has an anchor for each release and each change', () => {
    const ids = [...html(page).matchAll(/id="?([^\s">]+)/g)].map(([, id]) => id);
    expect(ids).toEqual([
      'not-released-yet',
      'not-released-yet-tolerate-changes',
      'not-released-yet-Kind.CLOSED',
      '2026-06-15',
      '2026-06-15-breaking-changes',
      '2026-06-15-Query.spaces',
      '2026-06-15-Query.spaces.limit',
      '2026-06-15-safe-changes',
      '2026-06-15-Kind',
      '2026-06-15-Query.old',
      '2026-06-15-Space.kind',
      '2026-06-15-Space.name',
      '2026-06-15-Space.slug',
      '2026-05-01',
    ]);
  });

  it('links types, also those of lists', () => {
    const listed = releases['2026-06-15'].replace('name: String!', 'name: [Kind!]!');
    const changed = makeChangelogPage(contextWithReleases(listed));
    expect(changed && html(changed)).toContain(
      '<a href=/docs/graphql/types/enums/kind><code>[Kind!]!</code></a>',
    );
  });

  it('does not link what was removed', () => {
    const removed = releases['2026-06-15'].replace('name: String! slug: String!', 'slug: String!');
    const without = makeChangelogPage(contextWithReleases(removed));
    expect(without && html(without)).toContain(
      '<li id=not-released-yet-Space.name>\n<p><code>Space.name</code> was removed.',
    );
  });

  it('tells apart two changes of one place', () => {
    const twice = releases['2026-06-15']
      .replace('role: MEMBER', 'role: GUEST')
      .replace('limit: Int!)', 'limit: Int!): [Space] @access(role: GUEST) two');
    const changed = makeChangelogPage(contextWithReleases(twice));
    const ids = [
      ...(changed ? html(changed) : '').matchAll(/id="?(not-[^\s">]+Query.spaces[^\s">]*)/g),
    ];
    expect(ids.map(([, id]) => id)).toEqual([
      'not-released-yet-Query.spaces',
      'not-released-yet-Query.spaces-role-lowered',
    ]);
  });

  it('says what several changes share once, before them, and them after the others', () => {
    const changelog = changelogOf();
    const shared = {
      ...changelog,
      releases: changelog.releases.map(({ date, changes }) => ({
        date,
        changes: changes.map((change) =>
          /limit|Query.spaces$/.test(change.coordinate) ? { ...change, note: 'Both.' } : change,
        ),
      })),
    };
    const grouped = makeChangelogPage(contextOf(releases['2026-06-15'], { changelog: shared }));
    const text = grouped ? toMarkdown(grouped) : '';
    expect(text.match(/Both\./g)).toHaveLength(1);
    expect(text).toContain('- 2 changes for the same reason:\n\n  Both.\n\n  - [`Query.spaces`]');
    expect(grouped && html(grouped)).toContain('<li id=2026-06-15-Query.spaces.limit>');
  });

  it('is absent without releases', () => {
    expect(makeChangelogPage(contextOf(releases['2026-05-01']))).toBeUndefined();
  });
});
