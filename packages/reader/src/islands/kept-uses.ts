import { create } from '../create';
import { hideLoadingBar, showLoadingBar } from '../loading/loading-bar';
import { sayNotLoaded } from './load-chunk';
import { t } from '../t';

/** What a reader did to a control whose island had no code yet. */
export interface Use {
  readonly control: HTMLElement;
  readonly type: 'click' | 'input' | 'change';
}

export interface KeptUses {
  readonly keep: (use: Use) => void;
  /** Says that the island is on its way, though nothing was done to it yet. */
  readonly expect: () => void;
  /** Does it all again, now that something answers. */
  readonly answer: () => void;
  /** Says why nothing came of it: where the island says what it does, or beside each control. */
  readonly refuse: (reason: unknown) => void;
  readonly forget: () => void;
}

const className = 'islandFailure';

/** How long the reader waits for a sign that the answer is on its way, in milliseconds. */
const patience = 200;

/** Keeps what is done to the controls of an island, one use of each: who is impatient presses twice. */
export function createKeptUses(island: HTMLElement): KeptUses {
  const message = island.querySelector('.answerMessage');
  const uses = new Map<HTMLElement, Use['type']>();
  const labels = new Map<HTMLElement, string>();
  let isExpected = false;
  let isSlow = false;
  let timer: number | undefined;

  function expect(): void {
    isExpected = true;
    if (message) message.textContent = t('load.part');
    message?.classList.remove('isFailed');
  }

  function keep({ control, type }: Use): void {
    expect();
    hideIslandFailure(control);
    if (!uses.has(control)) sayBusy(control);
    uses.set(control, type);
    if (isSlow) showBusy();
    else timer ??= window.setTimeout(showBusy, patience);
  }

  /** The island says it as long as it is, and gives the label back. */
  function sayBusy(control: HTMLElement): void {
    const { busy } = control.dataset;
    if (busy === undefined) return;
    labels.set(control, control.textContent);
    control.textContent = busy;
    if (message) message.textContent = busy;
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

  function refuse(reason: unknown): void {
    const controls = take().map(([control]) => control);
    for (const [control, label] of labels) control.textContent = label;
    const words = sayNotLoaded('part', reason);
    if (!message) for (const control of controls) showIslandFailure(control, words);
    else if (isExpected) {
      message.textContent = words;
      message.classList.add('isFailed');
    }
  }

  /** What was said of an earlier try is no longer true, whoever asked for the code. */
  function answer(): void {
    for (const failure of island.querySelectorAll(`.${className}`)) failure.remove();
    take().forEach(repeat);
  }

  return { keep, expect, refuse, answer, forget: () => void take() };
}

function repeat([control, type]: [HTMLElement, Use['type']]): void {
  if (type === 'click') control.click();
  else control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Says after a control why what it needs did not load. */
function showIslandFailure(control: HTMLElement, words: string): void {
  hideIslandFailure(control);
  outerOf(control).after(create('span', { className, role: 'alert', tabIndex: 0 }, words));
}

function hideIslandFailure(control: HTMLElement): void {
  const next = outerOf(control).nextElementSibling;
  if (next?.classList.contains(className)) next.remove();
}

/** Within a label the text would be part of the name of the control. */
function outerOf(control: HTMLElement): HTMLElement {
  return control.closest('label') ?? control;
}
