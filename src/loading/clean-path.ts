/** Path of a page without `index.html` or `.html`, as Docusaurus takes it. */
export function cleanPath(path: string): string {
  return path.replace(/(?:\/index)?\.html$/, '') || '/';
}
