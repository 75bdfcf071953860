import { hideFailure, showFailure } from './show-failure';

/** What the script says, in the language of the page. */
export interface ReaderWords {
  readonly failed: string;
  readonly retry: string;
  readonly loading: string;
  /** With `{what}`. */
  readonly noScripts: string;
  /** With `{href}`. */
  readonly noFile: string;
  readonly noStyles: string;
}

/** What a reader did before the page could answer. */
type EarlySign = MouseEvent | KeyboardEvent;

declare global {
  interface Window {
    /** Set by `awaitReader`: gives what the reader did so far, once the page can answer. */
    takeEarlySigns?: () => readonly EarlySign[];
  }
}

/**
 * Requests the scripts of the page at the reader's first sign, keeps what the reader does until
 * they run, and says so where they take long or do not come.
 */
export function awaitReader(words: ReaderWords): void {
  const patience = 15_000;
  const root = document.documentElement;
  const { scripts = '' } = document.currentScript?.dataset ?? {};
  const sources = scripts.split(' ');
  // Nobody else can have it vouch for an address.
  const trusted = globalThis.trustedTypes?.createPolicy('reader', {
    createScriptURL: (url) => url,
  });
  const searchButton = '[aria-keyshortcuts*="+K"]';
  const kept: EarlySign[] = [];
  const asked: HTMLScriptElement[] = [];
  const labels = new Map<HTMLElement, string>();
  let [isAsked, isSearchAsked] = [false, false];
  let tries = 0;
  let timers: ReturnType<typeof setTimeout>[] = [];

  const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'focusin'] as const;
  for (const sign of signs) addEventListener(sign, heed, { capture: true, passive: true });
  addEventListener('click', keepClick, true);
  addEventListener('keydown', keepKey, true);
  addEventListener('error', explainStyles, true);
  whenParsed(begin);
  addEventListener('load', fetchWhenIdle);
  window.takeEarlySigns = () => {
    for (const sign of signs) removeEventListener(sign, heed, true);
    removeEventListener('click', keepClick, true);
    removeEventListener('keydown', keepKey, true);
    rest();
    hideFailure();
    return kept.splice(0);
  };

  function begin(): void {
    // Docusaurus' theme disables it until React runs, and then no click is reported.
    const colours = document.querySelector<HTMLButtonElement>('[class*=toggleButtonDisabled]');
    if (colours) colours.disabled = false;
    if (location.hash.startsWith('#run=') || document.querySelector('[data-wakes-at-once]')) ask();
  }

  /** A pointer that rests is reported, too, when a page appears below it; a menu scrolls by itself. */
  function heed(event: Event): void {
    const { type, target, movementX, movementY } = event as PointerEvent;
    const isOwn = type === 'scroll' ? target !== document : type === 'pointermove';
    if (!isOwn || movementX || movementY) ask();
  }

  /** The page answers by itself then, and takes what is kept here a moment later. */
  function isAwake(): boolean {
    return root.dataset['hasHydrated'] === 'true';
  }

  function ask(): void {
    if (isAsked) return;
    isAsked = true;
    timers = [setTimeout(showBar, 200), setTimeout(() => fail('timeout'), patience)];
    whenParsed(request);
  }

  function whenParsed(act: () => void): void {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', act);
    else act();
  }

  function request(): void {
    let missing = sources.length;
    for (const source of sources) {
      const script = document.createElement('script');
      const url = tries > 0 ? `${source}?retry=${tries}` : source;
      script.src = trusted?.createScriptURL(url) ?? url;
      script.onerror = () => fail(source);
      script.onload = () => {
        missing -= 1;
        // What is not a script is loaded, too, and does nothing.
        if (missing === 0 && !('docusaurus' in window)) fail(source);
      };
      document.head.append(script);
      asked.push(script);
    }
  }

  function fail(what: string): void {
    if (root.dataset['pageFailed'] || isAwake()) return;
    rest();
    const retry = (): void => {
      forget();
      tries += 1;
      isAsked = false;
      delete root.dataset['pageFailed'];
      ask();
    };
    showFailure(words.noScripts.replace('{what}', what), retry, words.failed, words.retry);
  }

  /** A script that comes later after all must not run; in another document none does. */
  function forget(): void {
    for (const script of asked.splice(0)) new Document().adoptNode(script);
  }

  function rest(): void {
    timers.forEach(clearTimeout);
    document.getElementById('nprogress')?.remove();
    for (const [button, label] of labels) button.textContent = label;
  }

  function showBar(): void {
    const bar = document.createElement('div');
    Object.assign(bar, { id: 'nprogress', className: 'loadingBar', role: 'progressbar' });
    bar.setAttribute('aria-label', words.loading);
    document.body.append(bar);
  }

  /** Links and folds work by themselves, and so does Retry. */
  function keepClick(event: MouseEvent): void {
    if (isAwake()) return;
    ask();
    const button = (event.target as Element).closest<HTMLElement>(
      'button, [role=button], [role=tab]',
    );
    if (!button || button.closest('.pageFailure')) return;
    // A link that is a button leads to the top of the page until then.
    if (button.getAttribute('href') === '#') event.preventDefault();
    const isOfSearch = button.matches(searchButton);
    isSearchAsked ||= isOfSearch;
    // React has begun, and answers for what is its own.
    if ('docusaurusRoot' in window && !isOfSearch && !button.closest('[data-island]')) return;
    kept.push(event);
    if (!button.dataset['busy'] || root.dataset['pageFailed']) return;
    labels.set(button, labels.get(button) ?? button.textContent);
    button.textContent = button.dataset['busy'];
  }

  /** What opens the search must not reach the browser, nor what is typed while it opens. */
  function keepKey(event: KeyboardEvent): void {
    if (isAwake() && !isSearchAsked) return;
    ask();
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if ((target as Element).closest('input, textarea, select, [contenteditable]')) return;
    const hasSearch = document.querySelector(searchButton) !== null;
    const isShortcut = hasSearch && key.toLowerCase() === 'k' && ctrlKey !== metaKey;
    const isSlash = hasSearch && key === '/' && !ctrlKey && !metaKey && !root.dataset['singleKeys'];
    const isTyped = isSearchAsked && key.length === 1 && !ctrlKey && !metaKey && !altKey;
    isSearchAsked ||= isShortcut || isSlash;
    if (isShortcut || isSlash || isTyped) event.preventDefault();
    if (key.length === 1 || key === 'Backspace') kept.push(event);
  }

  function explainStyles({ target }: Event): void {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    // Styles of what loads on demand are those of who asked for it.
    if (isAwake()) return;
    const { href } = target;
    // The reader needs the styles first, and the box stays where no script takes the page over.
    isAsked = true;
    rest();
    forget();
    const reason = words.noFile.replace('{href}', href);
    whenParsed(() => showFailure(reason, () => location.reload(), words.noStyles, words.retry));
  }

  /** So that the reader's first sign waits for no network; but not at the reader's expense. */
  function fetchWhenIdle(): void {
    const { saveData, effectiveType = '4g', type } = navigator.connection ?? {};
    // Few browsers tell the kind of line. A phone may be on a line that is paid by the byte.
    const isUnmetered = type
      ? ['wifi', 'ethernet'].includes(type)
      : matchMedia('(any-pointer: fine)').matches;
    if (saveData || effectiveType !== '4g' || !isUnmetered) return;
    const idle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
    idle(() => {
      if (isAsked) return;
      for (const source of sources) {
        const link = document.createElement('link');
        link.rel = 'prefetch';
        link.as = 'script';
        link.href = source;
        document.head.append(link);
      }
    });
  }
}
