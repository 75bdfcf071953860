/** Colours of images that have no style sheet: tokens of the light mode, which a test compares. */
export const colours = {
  ground: '#fcfbf8',
  text: '#1b2725',
  heading: '#10201d',
  quiet: '#50605c',
  street: '#15322d',
  onStreet: '#e6f0ed',
} as const;
