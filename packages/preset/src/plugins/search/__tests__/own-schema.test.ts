import { describe, expect, it } from 'vitest';
import { createSymbolMatcher, makeSymbolFile, readSymbols } from 'graphql-docs-reference/search';
import { readSchema } from '../../../content/read-schema';

const { schema } = await readSchema('.', 'schema/**/*.graphql');
const match = createSymbolMatcher(readSymbols(makeSymbolFile(schema, () => '')));
const pathsOf = (query: string): string[] => match(query).map(({ record }) => record.path);

describe('search in the schema of this site', () => {
  it.each([
    ['spaceById', 'operations/queries/space-by-id'],
    ['space by id', 'operations/queries/space-by-id'],
    ['createSp', 'operations/mutations/create-space'],
    ['PUBLIC', 'types/enums/visibility-level#PUBLIC'],
    ['Space.members', 'types/objects/space#members'],
    ['updateSpaceUserConnection', 'operations/mutations/update-space-user-connection'],
    ['JSONObject', 'types/scalars/jsonobject'],
    ['ErrorCode.FORBIDDEN', 'types/enums/error-code#FORBIDDEN'],
    ['poll by id', 'operations/queries/poll-by-id'],
    ['spaces limit', 'operations/queries/spaces#limit'],
    ['spcaeById', 'operations/queries/space-by-id'],
    ['notifcation', 'types/objects/notification'],
    ['registrDevice', 'operations/mutations/register-device'],
    ['bookmrk', 'operations/mutations/bookmark'],
  ])('leads from "%s" to %s', (query, path) => {
    expect(pathsOf(query)[0]).toBe(`/docs/graphql/${path}`);
  });

  it('leads from a field of several types to each of them', () => {
    const paths = pathsOf('viewerPermissions');
    expect(paths).toContain('/docs/graphql/types/objects/space#viewerPermissions');
    expect(paths.every((path) => path.endsWith('#viewerPermissions'))).toBe(true);
  });

  it('leads from half a name to all that begins with it', () => {
    const paths = pathsOf('appVolunt');
    expect(paths.slice(0, 6)).toContain(
      '/docs/graphql/operations/queries/app-volunteering-engagement',
    );
  });
});
