import { describe, expect, it } from 'vitest';
import { colourOf, contrast } from './tokens';

const page = '--ifm-background-color';
const surface = '--ifm-background-surface-color';
const code = '--code-background';
const footer = '--ifm-footer-background-color';

/** Text on its ground. */
const texts = [
  ...[page, surface, code].flatMap((ground) =>
    [
      '--ifm-font-color-base',
      '--ifm-heading-color',
      '--ifm-color-content-secondary',
      '--ifm-color-primary',
    ].map((text) => [text, ground] as const),
  ),
  ...['--ifm-menu-color', '--ifm-toc-link-color', '--ifm-color-emphasis-700'].map(
    (text) => [text, page] as const,
  ),
  ...[
    ...['--code-text', '--code-comment', '--code-directive', '--code-keyword', '--code-member'],
    ...['--code-number', '--code-string', '--code-type', '--code-variable'],
  ].flatMap((text) => [
    [text, code] as const,
    [text, '--docusaurus-highlighted-code-line-bg'] as const,
  ]),
  ...['note', 'tip', 'info', 'warning', 'danger'].flatMap((tone) => [
    [`--${tone}`, `--${tone}-background`] as const,
    ['--ifm-font-color-base', `--${tone}-background`] as const,
    ['--ifm-color-primary', `--${tone}-background`] as const,
  ]),
  ['--badge-required', page],
  ['--badge-deprecated', page],
  ['--badge-deprecated', '--deprecation-background'],
  ['--ifm-heading-color', '--selection'],
  ['--announcement-text', '--announcement-background'],
  ...[
    '--ifm-footer-color',
    '--ifm-footer-link-color',
    '--ifm-footer-link-hover-color',
    '--ifm-footer-title-color',
  ].map((text) => [text, footer] as const),
  ['--ifm-background-color', '--ifm-color-primary'],
] as const;

/** Edges, marks and focus rings on their ground. */
const interfaceParts = [
  ...[page, surface, code].flatMap((ground) => [
    ['--boundary', ground] as const,
    ['--focus-ring', ground] as const,
  ]),
  ['--accent', page],
  ['--focus-ring', '--announcement-background'],
  ['--footer-focus-ring', footer],
  ['--diagram-line', '--diagram-bg'],
  ['--diagram-node-stroke', '--diagram-bg'],
] as const;

describe.each(['light', 'dark'] as const)('in the %s mode', (mode) => {
  it.each(texts)('%s is legible on %s', (text, ground) => {
    const ratio = contrast(colourOf(text, mode), colourOf(ground, mode));
    expect(ratio).toBeGreaterThanOrEqual(4.5);
  });

  it.each(interfaceParts)('%s stands out from %s', (part, ground) => {
    const ratio = contrast(colourOf(part, mode), colourOf(ground, mode));
    expect(ratio).toBeGreaterThanOrEqual(3);
  });
});

it('computes what WCAG gives as examples', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
