export interface KeyDescription {
  /** Alternatives, each of them keys that are pressed together. */
  readonly keys: readonly (readonly string[])[];
  readonly does: string;
}

export interface KeyGroup {
  readonly where: string;
  readonly keys: readonly KeyDescription[];
}

export const keyGroups: readonly KeyGroup[] = [
  {
    where: 'On every page',
    keys: [
      { keys: [['/'], ['Ctrl', 'K'], ['⌘', 'K']], does: 'Search' },
      { keys: [['[']], does: 'Previous page' },
      { keys: [[']']], does: 'Next page' },
      { keys: [['?']], does: 'This list' },
      { keys: [['Esc']], does: 'Close what is open' },
    ],
  },
  {
    where: 'In an editor',
    keys: [
      {
        keys: [
          ['Ctrl', 'Enter'],
          ['⌘', 'Enter'],
        ],
        does: 'Run the request',
      },
      { keys: [['Ctrl', 'Space']], does: 'Complete' },
      { keys: [['F1']], does: 'Explain the name at the cursor' },
      { keys: [['Alt', 'Enter']], does: 'Open the page of the name at the cursor' },
      { keys: [['F8']], does: 'Next problem' },
      { keys: [['Ctrl', '.']], does: 'Fix the problem at the cursor' },
      {
        keys: [
          ['Shift', 'Ctrl', 'P'],
          ['Shift', 'Alt', 'P'],
        ],
        does: 'Prettify',
      },
      {
        keys: [
          ['Shift', 'Ctrl', 'M'],
          ['Shift', 'Alt', 'M'],
        ],
        does: 'Merge fragments',
      },
      { keys: [['Shift', 'Alt', 'E']], does: 'Extract variables' },
      { keys: [['Shift', 'Alt', 'I']], does: 'Inline variables' },
      { keys: [['Ctrl', 'M']], does: 'Let Tab indent, or leave the editor' },
    ],
  },
  {
    where: 'In the playground',
    keys: [
      { keys: [['←'], ['→'], ['Home'], ['End']], does: 'Go to another tab' },
      { keys: [['Delete']], does: 'Close the tab that has the focus' },
      { keys: [['←'], ['→'], ['↑'], ['↓']], does: 'Move the border that has the focus' },
      { keys: [['Enter']], does: 'Give that border its usual place' },
    ],
  },
];
