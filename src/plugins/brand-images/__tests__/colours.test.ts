import { expect, it } from 'vitest';
import { colourOf, contrast } from '../../../css/__tests__/tokens';
import { colours } from '../colours';

it('paints with the colours of the light mode', () => {
  expect(colours).toEqual({
    ground: colourOf('--ifm-background-color', 'light'),
    text: colourOf('--ifm-font-color-base', 'light'),
    heading: colourOf('--ifm-heading-color', 'light'),
    quiet: colourOf('--ifm-color-content-secondary', 'light'),
    street: colourOf('--ifm-footer-background-color', 'light'),
    onStreet: colourOf('--ifm-footer-link-color', 'light'),
  });
});

it('writes legibly on the street', () => {
  expect(contrast(colours.onStreet, colours.street)).toBeGreaterThanOrEqual(4.5);
});
