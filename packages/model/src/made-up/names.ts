/** `createdAt`, `created_at` and `CreatedAt` give `created at`. */
export function splitWords(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/_+/g, ' ')
    .trim()
    .toLowerCase();
}

export function lowerFirst(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

/** A name as it is, and what it may be the plural of. */
export function singularsOf(name: string): readonly string[] {
  const all = [name, name.replace(/s$/, ''), name.replace(/es$/, ''), name.replace(/ies$/, 'y')];
  return [...new Set(all)];
}

/** What one of several is called: `code` of `codes`, `address` of `addresses`; `status` stays. */
export function singularOf(name: string): string {
  return name
    .replace(/ies$/, 'y')
    .replace(/(ss|x|[cs]h)es$/, '$1')
    .replace(/([^su])s$/, '$1');
}

/** Whether a field is named after a type, or its last words: `tasks` is, `openTasks` is not. */
export function isNamedAfter(field: string, type: string): boolean {
  return singularsOf(field.toLowerCase()).some((name) => type.toLowerCase().endsWith(name));
}
