import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller, World } from '../shared/context';
import type { Content } from '../shared/permissions';
import { canRead, permissionsOn } from '../shared/permissions';
import { people, places } from './seed-ids';
import type { Tables } from '../types/tables';
import { createWorld } from 'graphql-docs-model';
import { asMember, callers, town } from './helpers';

let world: World;
beforeEach(() => {
  world = createWorld<Tables>(town);
});

const base: Content = {
  __typename: 'Task',
  id: '018f0000-0000-7000-8000-000000000001',
  spaceId: places.repairCafe,
  authorId: people.greta,
  status: 'PUBLISHED',
};

const reads = (content: Partial<Content>, caller: Caller): boolean =>
  canRead({ ...base, ...content }, { caller, world });

describe('canRead', () => {
  it.each([
    ['PUBLIC', [true, true, true]],
    ['PLATFORM', [false, true, true]],
    ['MEMBERS', [false, false, true]],
    ['PRIVATE', [false, false, false]],
  ])('lets a guest, a member of the platform and one of the space read %s', (visibility, all) => {
    const readers = [callers.guest, callers.moderator, callers.neighbour];
    const outsider: Caller = { role: 'MEMBER', userId: people.moderator };
    const asked = [readers[0], outsider, readers[2]].map(
      (caller) => caller && reads({ visibility }, caller),
    );
    expect(asked).toEqual(all);
  });

  it.each(['readerIds', 'assigneeIds', 'contactIds'])(
    'lets those read what is private whom the author names as %s',
    (names) => {
      const content = { visibility: 'PRIVATE', [names]: [people.samir] };
      expect(reads(content, asMember('samir'))).toBe(true);
      expect(reads(content, asMember('jonas'))).toBe(false);
    },
  );

  it('keeps what is private from admins of the space and from moderators', () => {
    expect(reads({ visibility: 'PRIVATE' }, asMember('samir'))).toBe(false);
    expect(reads({ visibility: 'PRIVATE' }, callers.moderator)).toBe(false);
    expect(reads({ visibility: 'PRIVATE' }, asMember('greta'))).toBe(true);
  });

  it('keeps a draft to its author', () => {
    const draft = { status: 'DRAFT', visibility: 'PUBLIC' } as const;
    expect(reads(draft, asMember('greta'))).toBe(true);
    expect(reads(draft, asMember('samir'))).toBe(false);
  });

  it('shows a hidden space to who belongs to it, is invited or is of the trust team', () => {
    const space = world.spaces.get(places.tenants);
    const all = [asMember('linh'), asMember('greta'), callers.moderator, callers.neighbour];
    const asked = all.map((caller) => space && canRead(space, { caller, world }));
    expect(asked).toEqual([true, true, true, false]);
  });

  it('keeps a tool from someone who added it and left', () => {
    const tool = { __typename: 'CollaborationTool', visibility: 'MEMBERS' };
    expect(reads({ ...tool, authorId: people.aylin }, asMember('aylin'))).toBe(true);
    expect(
      reads({ ...tool, authorId: people.moderator }, { role: 'MEMBER', userId: people.moderator }),
    ).toBe(false);
  });
});

describe('permissionsOn', () => {
  const held = (id: string, caller: Caller): string => {
    const space = world.spaces.get(id);
    return space ? permissionsOn(space, { caller, world }).join(' ') : '';
  };

  it.each([
    ['a guest', callers.guest, 'READ'],
    ['a stranger', callers.editor, 'READ INTERACT'],
    ['a member', callers.neighbour, 'READ CREATE INTERACT INVITE'],
    ['an admin', callers.admin, 'READ CREATE INTERACT UPDATE DELETE INVITE MANAGE_MEMBERS'],
    ['a moderator', callers.moderator, 'READ CREATE INTERACT UPDATE DELETE INVITE MANAGE_MEMBERS'],
  ])('gives %s of a space what the schema says', (_who, caller, permissions) => {
    expect(held(places.garden, caller)).toBe(permissions);
  });

  it('gives members no right to invite where the space keeps it to admins', () => {
    expect(held(places.readers, asMember('linh'))).toBe('READ CREATE INTERACT');
  });

  it('lets nobody add to an archived space or invite to it', () => {
    expect(held(places.fleaMarket, asMember('jonas'))).toBe(
      'READ INTERACT UPDATE DELETE MANAGE_MEMBERS',
    );
  });
});
