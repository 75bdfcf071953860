import type { showFailure } from './client/show-failure';

/**
 * Says so when the scripts that every page starts with do not run, and loads them again on demand.
 *
 * Its text becomes an inline script in the head, which is there before any script can fail. So it
 * may use nothing from outside of it.
 */
export function watchEntry(show: typeof showFailure, baseUrl: string): void {
  const failed = new Set<string>();
  let tries = 0;

  // A resource that fails is the target; a script with wrong content is where an error comes from.
  window.addEventListener(
    'error',
    ({ target, filename }) => {
      const source = target instanceof HTMLScriptElement ? target.src : filename;
      if (source) failed.add(source);
    },
    true,
  );

  function loadAgain(url: string): Promise<void> {
    return new Promise((resolve) => {
      const script = document.createElement('script');
      script.src = `${url.split('?')[0] ?? url}?retry=${tries}`;
      script.onload = script.onerror = () => resolve();
      document.head.append(script);
    });
  }

  function retry(): void {
    const urls = [...failed];
    if (urls.length === 0) window.location.reload();
    failed.clear();
    tries += 1;
    void Promise.all(urls.map(loadAgain)).then(check);
  }

  function check(): void {
    if ((window as Partial<Window>).docusaurus) return;
    const banner = document.getElementById('__docusaurus-base-url-issue-banner-container');
    const isHome = [baseUrl, `${baseUrl}index.html`].includes(window.location.pathname);
    // Under a wrong base address the banner of Docusaurus says what to do.
    if (banner && !isHome) return;
    banner?.remove();
    show(`Error: ${[...failed].join(', ') || 'A script'} did not load.`, retry);
  }

  // After the listener of the banner, which may be registered later than this one.
  window.addEventListener('DOMContentLoaded', () => setTimeout(check));
}
