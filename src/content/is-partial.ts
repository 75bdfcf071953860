/** Whether a file is a part that pages import, and no page: its name, or a folder's, begins with `_`. */
export function isPartial(file: string): boolean {
  return /(?:^|\/)_/.test(file);
}
