import { typeInWords } from 'graphql-docs-reference/graphql';
import { create } from '../create';

/** `prepareDocument` reads it before the page is first painted. */
const key = 'docs.type-words';

/** Whether the reader chose words, here or on an earlier page. */
function areTypesInWords(): boolean {
  return document.documentElement.dataset['typeWords'] === 'on';
}

/** The switch that says each type of the page in words, as style sheets do where it is on. */
export function wake(button: HTMLElement): void {
  const { dataset } = document.documentElement;
  const show = (): void => {
    if (areTypesInWords()) addWords();
    button.ariaPressed = String(areTypesInWords());
  };
  keepTarget(show);
  button.addEventListener('click', () => {
    if (areTypesInWords()) delete dataset['typeWords'];
    else dataset['typeWords'] = 'on';
    show();
    remember(areTypesInWords());
  });
}

/** Where a type is. Most have no class: the schema's largest types would be a tenth heavier. */
const types = '.typeRef, .field hgroup > p > code, .members > dt > code:not(.memberName)';

/** In the file of a page, words that few readers want would be a tenth of it. */
function addWords(): void {
  for (const type of document.querySelectorAll<HTMLElement>(types)) {
    if (type.nextElementSibling?.classList.contains('typeWords')) continue;
    const words = typeInWords(type.textContent, type.dataset['notNull'] !== undefined);
    type.after(create('span', { className: 'typeWords' }, words));
  }
}

/** Has the element that the address names stay where the window shows it, though what is above grows. */
function keepTarget(change: () => void): void {
  const target = document.querySelector(':target');
  const before = target?.getBoundingClientRect().top;
  change();
  if (!target || before === undefined) return;
  window.scrollBy({ top: target.getBoundingClientRect().top - before, behavior: 'instant' });
}

function remember(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(key, 'on');
    else localStorage.removeItem(key);
  } catch {
    // Where storage is blocked, the choice holds until the page is left.
  }
}
