import { describe, expect, it } from 'vitest';
import { createIdFor } from '../id-for';

const idFor = createIdFor([
  { __typename: 'Space', id: 's1' },
  { __typename: 'Space', id: 's2' },
  { __typename: 'SpacePost', id: 'p1' },
]);

describe('createIdFor', () => {
  it('takes the first of the type that a name has', () => {
    expect(idFor('spaceId', 'tasks')).toBe('s1');
    expect(idFor('spacePostId', 'comments')).toBe('p1');
  });

  it('takes for an id the type that its owner names, the longest one', () => {
    expect(idFor('id', 'spaceById')).toBe('s1');
    expect(idFor('id', 'deleteSpacePost')).toBe('p1');
  });

  it('is undefined for what names no type', () => {
    expect(idFor('assigneeId', 'createTask')).toBeUndefined();
    expect(idFor('id', 'feed')).toBeUndefined();
    expect(idFor('title', 'space')).toBeUndefined();
  });
});
