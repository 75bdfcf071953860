/** What the script in each page says, in the language of the page. */
export interface BaseWords {
  readonly noStyles: string;
  /** With `{href}`. */
  readonly noFile: string;
  /** With `{baseUrl}`. */
  readonly unsureBase: string;
  /** With `{baseUrl}` and `{base}`. */
  readonly wrongBase: string;
}

/**
 * Says so above the text where the first script of the page does not come. Under another base
 * address than that of the build nothing is where the page looks for it, and no style sheet comes
 * either.
 */
export function explainBase(words: BaseWords): void {
  addEventListener('error', explain, true);

  function explain({ target }: Event): void {
    if (!(target instanceof HTMLScriptElement)) return;
    const { baseUrl } = target.dataset;
    if (baseUrl === undefined) return;
    addEventListener('DOMContentLoaded', () => {
      const box = document.createElement('p');
      box.className = 'alert alert--danger pageFailure';
      box.setAttribute('role', 'alert');
      const file = words.noFile.replace('{href}', target.src);
      box.textContent = `${words.noStyles} ${file} ${sayBase(baseUrl)}`;
      document.body.prepend(box);
    });
  }

  function sayBase(baseUrl: string): string {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    const { pathname } = location;
    const own = new URL(canonical?.href ?? location.href).pathname;
    const isWrong = pathname !== own && pathname.endsWith(own);
    const base = pathname.slice(0, -own.length) + baseUrl;
    return (isWrong ? words.wrongBase : words.unsureBase)
      .replace('{baseUrl}', baseUrl)
      .replace('{base}', base);
  }
}
