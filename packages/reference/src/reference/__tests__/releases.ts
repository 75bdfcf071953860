import { buildSchema } from 'graphql';
import type { Changelog } from '../../changelog/change';
import { computeChangelog } from '../../changelog/changelog';
import type { Note } from '../../changelog/snapshots';
import { testContract } from '../../options/__tests__/contract';
import type { ReferenceContext } from '../context';
import { contextOf } from './page';

const directives = `
  directive @access(role: Role!) on FIELD_DEFINITION
  enum Role { GUEST MEMBER }
`;

/** What each release of a small schema has, the oldest first. */
export const releases = {
  '2026-05-01': `${directives}
    type Query {
      "Spaces."
      spaces(limit: Int! = 20): [Space!]! @access(role: GUEST)
      old: Int
    }
    type Space { id: ID! name: String }
  `,
  '2026-06-15': `${directives}
    type Query {
      "Spaces, newest first."
      spaces(limit: Int!): [Space!]! @access(role: MEMBER)
      old: Int @deprecated(reason: "Use \`Query.spaces\`, which has more. Removal on 2027-09-30.")
    }
    type Space { id: ID! name: String! slug: String! kind: Kind! }
    enum Kind { OPEN }
  `,
} as const;

const unreleased = releases['2026-06-15'].replace(
  'enum Kind { OPEN }',
  'enum Kind { OPEN CLOSED }',
);

const note: Note = {
  file: 'schema/releases/2026-06-15/notes.md',
  line: 3,
  column: 1,
  coordinate: 'Query.spaces',
  text: 'Send an access token: `Query.spaces` has [a guide](/docs/errors). ]]> <b>bold</b>',
  textLine: 5,
};

export function changelogOf(sdl: string = unreleased): Changelog {
  const snapshots = Object.entries(releases).map(([date, text]) => ({
    date,
    schema: buildSchema(text),
    notes: new Map(date === '2026-06-15' ? [[note.coordinate, note]] : []),
  }));
  return computeChangelog(
    snapshots,
    {
      date: undefined,
      schema: buildSchema(sdl),
      notes: new Map(),
    },
    testContract,
  );
}

export function contextWithReleases(sdl: string = unreleased): ReferenceContext {
  return contextOf(sdl, { changelog: changelogOf(sdl) });
}
