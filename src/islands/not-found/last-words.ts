/** What the last part of a path says: `/docs/space-members.html` asks for "space members". */
export function lastWords(path: string): string {
  const part = path.split('/').filter(Boolean).at(-1) ?? '';
  return part.replace(/\.\w+$/, '').replace(/[-_+%]+/g, ' ');
}
