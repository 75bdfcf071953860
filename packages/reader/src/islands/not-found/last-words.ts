/** What the last part of a path says: `/guides/first-steps.html` asks for "first steps". */
export function lastWords(path: string): string {
  const part = path.split('/').filter(Boolean).at(-1) ?? '';
  return part.replace(/\.\w+$/, '').replace(/[-_+%]+/g, ' ');
}
