import { translate } from '@docusaurus/Translate';

const className = 'islandFailure';

export const failureMessage = translate({
  id: 'load.partFailed',
  message: 'This did not load. Check the connection and try again.',
});

/** Says after a control that what it needs did not load. */
export function showIslandFailure(control: HTMLElement): void {
  hideIslandFailure(control);
  const failure = document.createElement('span');
  failure.className = className;
  failure.role = 'alert';
  failure.tabIndex = 0;
  failure.textContent = failureMessage;
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
