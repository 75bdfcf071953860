/**
 * Path of a page without `index.html` or `.html`, as Docusaurus takes it, and with one slash at its
 * start: two begin the name of a host.
 */
export function cleanPath(path: string): string {
  return path.replace(/^\/+/, '/').replace(/(?:\/index)?\.html$/, '') || '/';
}
