import { readFileSync } from 'node:fs';
import { Globby } from '@docusaurus/utils';
import { isEnumType, isObjectType, Kind, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { definitionAt } from 'graphql-docs-reference/graphql';
import { contract } from '../../src/contract';
import type { Statement } from './statements';
import {
  operationsOf,
  proseOf,
  readSchemaFiles,
  readStatements,
  scopesOf,
  sdlOf,
} from './statements';

const schema = await readSchemaFiles();
const statements = await readStatements();
const operations = (statement: Statement) => operationsOf(schema, statement);
const shown = ({ place, text }: Statement): string => `${place} ${text}`;

/** Statements that name an error code of something else, and of what. */
const otherCodes: Readonly<Record<string, string>> = {
  'If [`authenticatedUserV2`](graphql:Query.authenticatedUserV2) is a': 'the query beside it',
  'for other clients, [`registerDevice`](graphql:Mutation.registerDevice)': 'their scope',
};
const isOther = ({ text }: Statement): boolean =>
  Object.keys(otherCodes).some((part) => text.includes(part));

describe('a statement about an operation', () => {
  const codes = definitionAt(schema, contract.errors.enum);
  const names = isEnumType(codes) ? codes.getValues().map(({ name }) => name) : [];
  const named = ({ text }: Statement): string[] =>
    names.filter((name) => new RegExp(String.raw`\b${name}\b`).test(text));
  const about = statements.filter(
    (statement) => operations(statement).length > 0 && named(statement).length > 0,
  );

  it('is found', () => {
    expect(about.length).toBeGreaterThan(4);
    expect(about.filter(isOther)).toHaveLength(Object.keys(otherCodes).length);
  });

  it('names only error codes that one of its operations has', () => {
    const wrong = about.filter((statement) => {
      if (isOther(statement)) return false;
      const known = [
        ...contract.errors.common,
        ...operations(statement).flatMap((operation) => operation.codes),
      ];
      return named(statement).some((name) => !known.includes(name));
    });
    expect(wrong.map(shown)).toEqual([]);
  });

  it.each([
    [
      'needs a user',
      /\bneeds? (?:a signed-in user|a user's access token)|\| Signed-in users? \|/,
      false,
    ],
    ['is for everyone', /\bguests can\b|\bto guests\b|\| Everyone \|/i, true],
  ])('that %s agrees with its role', (_what, words, isPublic) => {
    const claims = statements.filter(
      (statement) => words.test(statement.text) && operations(statement).length > 0,
    );
    expect(claims).not.toEqual([]);
    const wrong = claims.filter((statement) =>
      operations(statement).some(({ role }) => (role === contract.access.everyone) !== isPublic),
    );
    expect(wrong.map(shown)).toEqual([]);
  });
});

describe('a scope', () => {
  const type = definitionAt(schema, 'Scope');
  const names = isEnumType(type) ? type.getValues().map(({ name }) => name.toLowerCase()) : [];
  // Webhooks need the other one.
  const operationScopes = names.filter((name) => name !== 'events');
  const claims = statements.flatMap((statement) => {
    const named = operationScopes.filter((name) => statement.text.includes(`\`${name}\``));
    const needs = statement.coordinates.flatMap((name) => scopesOf(schema, name));
    return named.length > 0 && needs.length > 0 ? [{ statement, named, needs }] : [];
  });

  it('is found', () => {
    expect(claims.length).toBeGreaterThan(4);
  });

  it('is what the operations and fields beside it need', () => {
    const wrong = claims.filter(({ named, needs }) => needs.some((need) => !named.includes(need)));
    expect(wrong.map(({ statement }) => shown(statement))).toEqual([]);
  });

  it('is in the table of the guide, if a client can ask for it', () => {
    const rows = proseOf('docs/authentication-authorization/third-party-integrations.mdx');
    const listed = rows.flatMap(
      (row) => /^\| \[`(\w+)`\]\(\S+graphql\/scopes#/.exec(row)?.[1] ?? [],
    );
    expect(listed).toEqual(names.filter((name) => name !== 'own_apps'));
  });
});

describe('a limit', () => {
  const limit =
    /\b(?:at most|up to|at least|at most the|more than|over|above|takes \d+ to|of \d+ to) (\d[\d,.]*\d|\d)/g;
  const plain = (text: string): string => text.replace(/(?<=\d),(?=\d{3})/g, '');
  /** Links of error codes and directives say nothing of what is limited. */
  const sourcesOf = ({ coordinates }: Statement): string[] =>
    coordinates.filter((name) => !/^(?:ErrorCode\b|@)/.test(name));
  const limited = statements.flatMap((statement) => {
    const values = [...statement.text.matchAll(limit)].map(([, value = '']) => plain(value));
    return values.length > 0 && sourcesOf(statement).length > 0 ? [{ ...statement, values }] : [];
  });

  it('is found', () => {
    expect(limited.length).toBeGreaterThan(4);
  });

  it('is that of the schema, if the statement links what is limited', () => {
    const wrong = limited.filter((statement) => {
      const sdl = plain(
        sourcesOf(statement)
          .map((name) => sdlOf(schema, name))
          .join('\n'),
      );
      return !statement.values.every((value) =>
        new RegExp(String.raw`(?<![\d.])${value.replace('.', String.raw`\.`)}(?!\d)`).test(sdl),
      );
    });
    expect(wrong.map(shown)).toEqual([]);
  });
});

describe('a rule about names', () => {
  it('lists the types of pages that are not called Paged', () => {
    const pages = Object.values(schema.getTypeMap()).filter((type) => {
      const fields = isObjectType(type) ? Object.keys(type.getFields()) : [];
      return ['data', 'totalResults', 'offset', 'limit'].every((name) => fields.includes(name));
    });
    const others = pages.map(({ name }) => name).filter((name) => !name.startsWith('Paged'));
    expect(others).toEqual(['AppGoodNewsArticles']);
    expect(readFileSync('docs/pagination.mdx', 'utf8')).toContain('(graphql:AppGoodNewsArticles)');
  });

  it('lists the operations of mini apps without a prefix', async () => {
    const names = (await Globby('schema/app-*.graphql')).flatMap((file) =>
      parse(readFileSync(file, 'utf8')).definitions.flatMap((node) =>
        node.kind === Kind.OBJECT_TYPE_EXTENSION
          ? (node.fields ?? []).map((field) => field.name.value)
          : [],
      ),
    );
    expect(names).toContain('appEventsEvents');
    expect(names.filter((name) => !name.startsWith('app'))).toEqual(['trackEngagementView']);
    expect(readFileSync('docs/architecture/index.mdx', 'utf8')).toContain(
      '[`trackEngagementView`](graphql:Mutation.trackEngagementView), has no prefix',
    );
  });
});

it('gives the same next step for each reason of a guest as the schema', () => {
  const type = schema.getType('GuestUserReason');
  const reasons = isEnumType(type) ? type.getValues() : [];
  const rows = proseOf('docs/sign-in/onboarding.mdx');
  expect(reasons).not.toEqual([]);
  for (const { name, description } of reasons) {
    const row = rows.find((line) => line.startsWith(`| [\`${name}\`]`));
    expect([name, row?.includes('refresh')]).toEqual([name, description?.includes('refresh')]);
  }
});

const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

it('counts the entries of a numbered list right', async () => {
  const files = await Globby(['{docs,blog}/**/*.mdx', '*.md', 'schema/*.md', '!docs/graphql/**']);
  const counted = files.sort().flatMap((file) => {
    const lines = proseOf(file);
    return lines.flatMap((line, index) => {
      const [, word = ''] = /\b(\w+) (?:steps|things|ways|parts)\b[^.]*:$/.exec(line) ?? [];
      const count = numbers.indexOf(word.toLowerCase()) + 2;
      const below = lines
        .slice(index + 1)
        .join('\n')
        .trimStart();
      const [list = ''] = /^(?:1\. .*(?:\n(?:\d+\. | {2,}).*)*)/.exec(below) ?? [];
      const entries = list.match(/^\d+\. /gm)?.length ?? 0;
      return count > 1 && entries > 0 ? [{ place: `${file}:${index + 1}`, count, entries }] : [];
    });
  });
  expect(counted).not.toEqual([]);
  expect(counted.filter(({ count, entries }) => count !== entries)).toEqual([]);
});

it('shows a note on something that is deprecated before it goes', () => {
  const [, coordinate = ''] =
    /```md\n## `([^`]+)`/.exec(readFileSync('schema/README.md', 'utf8')) ?? [];
  const definition = definitionAt(schema, coordinate);
  expect([coordinate, definition?.deprecationReason]).toEqual([coordinate, expect.any(String)]);
});
