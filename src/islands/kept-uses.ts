import { hideLoadingBar, showLoadingBar } from '../document/browser/loading-bar';
import { hideIslandFailure, showIslandFailure } from './island-failure';

/** What a reader did to a control whose island had no code yet. */
export interface Use {
  readonly control: HTMLElement;
  readonly type: 'click' | 'input' | 'change';
}

export interface KeptUses {
  readonly keep: (use: Use) => void;
  /** Does it all again, now that something answers. */
  readonly answer: () => void;
  /** Says beside each control that nothing came of it. */
  readonly refuse: () => void;
  readonly forget: () => void;
}

/** How long the reader waits for a sign that the answer is on its way, in milliseconds. */
const patience = 200;

/** Keeps what is done to the controls of an island, one use of each: who is impatient presses twice. */
export function createKeptUses(): KeptUses {
  const uses = new Map<HTMLElement, Use['type']>();
  let isSlow = false;
  let timer: number | undefined;

  function keep({ control, type }: Use): void {
    hideIslandFailure(control);
    uses.set(control, type);
    if (isSlow) showBusy();
    else timer ??= window.setTimeout(showBusy, patience);
  }

  function showBusy(): void {
    isSlow = true;
    for (const control of uses.keys()) control.ariaBusy = 'true';
    showLoadingBar();
  }

  function take(): [HTMLElement, Use['type']][] {
    window.clearTimeout(timer);
    if (isSlow) hideLoadingBar();
    for (const control of uses.keys()) control.ariaBusy = null;
    return [...uses];
  }

  return {
    keep,
    answer: () => take().forEach(repeat),
    refuse: () => take().forEach(([control]) => showIslandFailure(control)),
    forget: () => void take(),
  };
}

function repeat([control, type]: [HTMLElement, Use['type']]): void {
  if (type === 'click') control.click();
  else control.dispatchEvent(new Event(type, { bubbles: true }));
}
