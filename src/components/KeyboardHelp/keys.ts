export type KeyAction = 'help' | 'previous' | 'next';

/** What of a keyboard event decides. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  /** Whether AltGr is held, by which some keyboards write brackets. */
  readonly altGraph: boolean;
}

const actions: Readonly<Record<string, KeyAction>> = { '?': 'help', '[': 'previous', ']': 'next' };

/** What a key of the site does; undefined for every other, and beside Ctrl, Alt and Cmd. */
export function actionOf(press: KeyPress): KeyAction | undefined {
  const modified = press.ctrlKey || press.metaKey || press.altKey;
  return modified && !press.altGraph ? undefined : actions[press.key];
}
