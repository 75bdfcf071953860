export interface KeyDescription {
  /** Alternatives, each of them keys that are pressed together. */
  readonly keys: readonly (readonly string[])[];
  readonly does: string;
}

export const keyDescriptions: readonly KeyDescription[] = [
  { keys: [['/'], ['Ctrl', 'K'], ['⌘', 'K']], does: 'Search' },
  { keys: [['[']], does: 'Previous page' },
  { keys: [[']']], does: 'Next page' },
  { keys: [['?']], does: 'This list' },
  { keys: [['Esc']], does: 'Close what is open' },
];
