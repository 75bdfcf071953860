/** Has the button `more` of a toolbar show the buttons beside it, until one is pressed or left. */
export function createMenu(toolbar: Element): void {
  const more = toolbar.querySelector<HTMLElement>('[data-do=more]');
  const rest = more?.parentElement;
  if (!more || !rest) return;

  function open(isOpen: boolean): void {
    if (more) more.ariaExpanded = String(isOpen);
  }

  // Where a button that is pressed takes no focus, this does, and the menu is not left.
  rest.tabIndex = -1;
  rest.addEventListener('click', ({ target }) => {
    const isMore = target instanceof Node && more.contains(target);
    const isOpen = more.ariaExpanded === 'true';
    // A dialog gives the focus back to what had it, which must be there.
    if (isMore || isOpen) more.focus();
    open(isMore && !isOpen);
  });
  rest.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || more.ariaExpanded !== 'true') return;
    open(false);
    more.focus();
  });
  rest.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && rest.contains(relatedTarget))) open(false);
  });
}
