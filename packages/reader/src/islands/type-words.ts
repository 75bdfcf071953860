/** `prepareDocument` reads it before the page is first painted. */
const key = 'docs.type-words';

/** The switch that says each type of the page in words, as style sheets do where it is on. */
export function wake(button: HTMLElement): void {
  const { dataset } = document.documentElement;
  const isOn = (): boolean => dataset['typeWords'] === 'on';
  button.ariaPressed = String(isOn());
  button.addEventListener('click', () => {
    if (isOn()) delete dataset['typeWords'];
    else dataset['typeWords'] = 'on';
    button.ariaPressed = String(isOn());
    remember(isOn());
  });
}

function remember(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(key, 'on');
    else localStorage.removeItem(key);
  } catch {
    // Where storage is blocked, the choice holds until the page is left.
  }
}
