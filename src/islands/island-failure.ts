const className = 'islandFailure';

/** Says after a control why what it needs did not load. */
export function showIslandFailure(control: HTMLElement, words: string): void {
  hideIslandFailure(control);
  const failure = document.createElement('span');
  failure.className = className;
  failure.role = 'alert';
  failure.tabIndex = 0;
  failure.textContent = words;
  outerOf(control).after(failure);
}

export function hideIslandFailure(control: HTMLElement): void {
  const next = outerOf(control).nextElementSibling;
  if (next?.classList.contains(className)) next.remove();
}

/** Within a label the text would be part of the name of the control. */
function outerOf(control: HTMLElement): HTMLElement {
  return control.closest('label') ?? control;
}
