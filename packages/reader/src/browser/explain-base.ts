/**
 * Says so above the text where the first script of the page does not come. Under another base
 * address than that of the build nothing is where the page looks for it, and no style sheet comes
 * either.
 *
 * @param words with `{href}` and `{path}`, in the language of the page.
 */
export function explainBase(words: string): void {
  addEventListener('error', explain, true);

  function explain({ target }: Event): void {
    if (!(target instanceof HTMLScriptElement) || !target.dataset['scripts']) return;
    addEventListener('DOMContentLoaded', () => {
      const box = document.createElement('p');
      box.className = 'alert alert--danger pageFailure';
      box.setAttribute('role', 'alert');
      box.textContent = words.replace('{href}', target.src).replace('{path}', location.pathname);
      document.body.prepend(box);
    });
  }
}
