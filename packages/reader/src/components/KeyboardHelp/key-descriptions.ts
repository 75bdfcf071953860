import { translate } from '@docusaurus/Translate';

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
    where: translate({ id: 'keys.everywhere', message: 'On every page' }),
    keys: [
      {
        keys: [['/'], ['Ctrl', 'K'], ['⌘', 'K']],
        does: translate({ id: 'keys.search', message: 'Search' }),
      },
      { keys: [['[']], does: translate({ id: 'keys.previousPage', message: 'Previous page' }) },
      { keys: [[']']], does: translate({ id: 'keys.nextPage', message: 'Next page' }) },
      { keys: [['?']], does: translate({ id: 'keys.thisList', message: 'This list' }) },
      { keys: [['Esc']], does: translate({ id: 'keys.closeOpen', message: 'Close what is open' }) },
    ],
  },
  {
    where: translate({ id: 'keys.inEditor', message: 'In an editor' }),
    keys: [
      {
        keys: [
          ['Ctrl', 'Enter'],
          ['⌘', 'Enter'],
        ],
        does: translate({ id: 'keys.run', message: 'Run the request' }),
      },
      { keys: [['Ctrl', 'Space']], does: translate({ id: 'keys.complete', message: 'Complete' }) },
      {
        keys: [['F1']],
        does: translate({ id: 'keys.explain', message: 'Explain the name at the cursor' }),
      },
      {
        keys: [['Alt', 'Enter']],
        does: translate({
          id: 'keys.openPage',
          message: 'Open the page of the name at the cursor',
        }),
      },
      { keys: [['F8']], does: translate({ id: 'keys.nextProblem', message: 'Next problem' }) },
      {
        keys: [['Ctrl', '.']],
        does: translate({ id: 'keys.fix', message: 'Fix the problem at the cursor' }),
      },
      {
        keys: [
          ['Shift', 'Ctrl', 'P'],
          ['Shift', 'Alt', 'P'],
        ],
        does: translate({ id: 'keys.prettify', message: 'Prettify' }),
      },
      {
        keys: [['Ctrl', 'M']],
        does: translate({ id: 'keys.tab', message: 'Let Tab indent, or leave the editor' }),
      },
    ],
  },
  {
    where: translate({ id: 'keys.inPlayground', message: 'In the playground' }),
    keys: [
      {
        keys: [['←'], ['→'], ['Home'], ['End']],
        does: translate({ id: 'keys.anotherTab', message: 'Go to another tab' }),
      },
      {
        keys: [['Delete']],
        does: translate({ id: 'keys.closeTab', message: 'Close the tab that has the focus' }),
      },
      {
        keys: [['←'], ['→'], ['↑'], ['↓']],
        does: translate({ id: 'keys.moveBorder', message: 'Move the border that has the focus' }),
      },
      {
        keys: [['Enter']],
        does: translate({ id: 'keys.resetBorder', message: 'Give that border its usual place' }),
      },
    ],
  },
];
