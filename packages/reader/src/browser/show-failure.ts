/**
 * Puts a red box with a button above the text of the page, and takes the place of an earlier one.
 *
 * Without React, for it must work before React has loaded.
 */
export function showFailure(
  reason: unknown,
  retry: () => void,
  title: string,
  label: string,
): void {
  const former = document.querySelector('.pageFailure');
  const box = document.createElement('div');
  box.className = 'alert alert--danger pageFailure';
  box.setAttribute('role', 'alert');
  const heading = document.createElement('strong');
  heading.textContent = title;
  const message = document.createElement('p');
  message.textContent = String(reason);
  const button = document.createElement('button');
  button.className = 'button';
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', () => {
    // The box stays while the page loads: a failure would take it away and bring it back.
    button.setAttribute('aria-busy', 'true');
    retry();
  });
  box.append(heading, message, button);
  const hadFocus = former?.contains(document.activeElement);
  former?.remove();
  (document.querySelector('.main-wrapper') ?? document.body).prepend(box);
  document.documentElement.dataset['pageFailed'] = 'true';
  if (hadFocus) button.focus();
}

/** Takes away what `showFailure` has shown. */
export function hideFailure(): void {
  document.querySelector('.pageFailure')?.remove();
  delete document.documentElement.dataset['pageFailed'];
}
