import { describe, expect, it } from 'vitest';
import { readPanels, shareAt, sizeAfterKey, usualPanels, withSize } from '../sizes';

describe('withSize', () => {
  it('keeps each panel wide enough to be used', () => {
    expect(withSize(usualPanels, 'columns', 33.333).sizes.columns).toBe(33.3);
    expect(withSize(usualPanels, 'columns', 3).sizes.columns).toBe(20);
    expect(withSize(usualPanels, 'aside', 100).sizes.aside).toBe(85);
    expect(withSize(usualPanels, 'rows', 40).sizes).toEqual({ columns: 50, rows: 40, aside: 75 });
  });
});

describe('sizeAfterKey', () => {
  it('moves a border with the arrows along its way', () => {
    expect(sizeAfterKey('ArrowRight', 'columns', 50)).toBe(52);
    expect(sizeAfterKey('ArrowLeft', 'aside', 50)).toBe(48);
    expect(sizeAfterKey('ArrowDown', 'rows', 50)).toBe(52);
    expect(sizeAfterKey('ArrowUp', 'rows', 50)).toBe(48);
  });

  it('goes to either end', () => {
    expect(sizeAfterKey('Home', 'columns', 50)).toBe(20);
    expect(sizeAfterKey('End', 'rows', 50)).toBe(85);
  });

  it('leaves other keys alone', () => {
    expect(sizeAfterKey('ArrowUp', 'columns', 50)).toBeUndefined();
    expect(sizeAfterKey('ArrowRight', 'rows', 50)).toBeUndefined();
    expect(sizeAfterKey('Tab', 'rows', 50)).toBeUndefined();
  });
});

it('takes a point for the part of the length before it', () => {
  expect(shareAt(150, 100, 200)).toBe(25);
  expect(shareAt(150, 100, 0)).toBe(0);
});

describe('readPanels', () => {
  it('reads what was stored', () => {
    const panels = { ...withSize(usualPanels, 'rows', 30), isAsideHidden: true };
    expect(readPanels(JSON.stringify(panels))).toEqual(panels);
  });

  it('takes the usual for what is none of ours', () => {
    for (const text of [null, '{', 'null', '[]', '{"sizes":{"rows":"a"}}'])
      expect(readPanels(text)).toEqual(usualPanels);
    expect(readPanels('{"sizes":{"rows":300}}').sizes.rows).toBe(85);
  });
});
