import { describe, expect, it } from 'vitest';
import { toElements, toHtml } from '..';
import type { DomainMap, Neighbours } from '../../tree';
import { link, text } from '../../tree';
import { drawArc } from '../pictures';

describe('the picture of neighbours', () => {
  it('shows a list on each side, with a line from each entry to the type between', () => {
    const [query, task] = [link('/docs/queries', text('Query')), link('/docs/task', text('Task'))];
    const node: Neighbours = {
      type: 'neighbours',
      of: 'SpaceMemberUserRole',
      waysIn: [[query], [task]],
      waysOut: [[text('and 2 more')]],
    };
    expect(toHtml(toElements(node))).toBe(
      '<div class=neighbours><div class=neighboursPicture>' +
        '<div class="ways in"><p class=waysLabel>Ways in<div class=waysRows><ul>' +
        '<li><a href=/docs/queries>Query</a><li><a href=/docs/task>Task</a></ul>' +
        '<svg viewBox="0 0 2 4" preserveAspectRatio=none aria-hidden=true><path d="M0 1C1 1 1 2 2 2M0 3C1 3 1 2 2 2"></path></svg></div></div>' +
        '<div class="ways out"><p class=waysLabel>Ways out<div class=waysRows><ul><li>and 2 more</ul>' +
        '<svg viewBox="0 0 2 2" preserveAspectRatio=none aria-hidden=true><path d="M0 1C1 1 1 1 2 1"></path></svg></div></div>' +
        '<code class=neighboursSelf>SpaceMemberUser<wbr>Role</code></div></div>',
    );
  });

  it('has one side where nothing leads on', () => {
    const node: Neighbours = {
      type: 'neighbours',
      of: 'Level',
      waysIn: [[text('Space')]],
      waysOut: [],
    };
    expect(toHtml(toElements(node))).toContain('class="ways in"');
    expect(toHtml(toElements(node))).not.toContain('class="ways out"');
    expect(toHtml(toElements(node))).toContain('<code class=neighboursSelf>Level</code>');
  });
});

describe('the map of domains', () => {
  it('shows a list, and arcs that know their ends, of which one that leads up is dashed', () => {
    const node: DomainMap = {
      type: 'domainMap',
      entries: [[link('#a', text('A')), text(' 2 types')], [text('B')], [text('C')]],
      arcs: [
        [0, 2, 3],
        [2, 1, 1],
      ],
    };
    expect(toHtml(toElements(node))).toBe(
      '<div class=domainMap data-island=domain-map>' +
        '<ul><li><a href=#a>A</a> 2 types<li>B<li>C</ul>' +
        '<svg viewBox="0 0 60 6" preserveAspectRatio=none aria-hidden=true>' +
        '<path data-ends="0 2" d="M0 1C72 1 72 5 0 5" stroke-width=2></path>' +
        '<path class=up data-ends="2 1" d="M0 5C39 5 39 3 0 3" stroke-width=1></path></svg></div>',
    );
  });
});

it('leads from the middle of one entry to the middle of another', () => {
  expect(drawArc([0, 3, 1], 4)).toBe('M0 1C54 1 54 7 0 7');
});

it('swings wider on the way up than on the way down', () => {
  expect(drawArc([0, 4, 1], 4)).toBe('M0 1C72 1 72 9 0 9');
  expect(drawArc([4, 0, 1], 4)).toBe('M0 9C77 9 77 1 0 1');
});
