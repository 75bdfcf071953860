/** Loads nothing and runs nothing. It may send forms anywhere: the redirect to a client counts. */
export const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
};

/**
 * A page that loads nothing, in the colours of the reader's browser.
 *
 * @param styles - CSS besides that of every page.
 * @param content - HTML below the heading.
 */
export function htmlPage(title: string, heading: string, styles: string, content: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${escapeHtml(title)}</title>
    <style>
      :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; background: Canvas; }
      ${styles}
    </style>
  </head>
  <body>
    <main>
      <h1>${escapeHtml(heading)}</h1>
      ${content}
    </main>
  </body>
</html>
`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

/** Text as content of an element, or as an attribute between double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<"]/g, (character) => entities[character] ?? character);
}
