/** A number of 32 bits that depends on nothing but the text, and looks like chance. */
export function hash(text: string): number {
  let bits = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** A number from 0 to less than 1. */
export function share(text: string): number {
  return hash(text) / 2 ** 32;
}

/** A whole number within both limits, of which the last is included. */
export function between(least: number, most: number, text: string): number {
  return least + Math.floor(share(text) * (Math.max(most, least) - least + 1));
}

/** Hexadecimal digits. */
export function digits(count: number, text: string): string {
  let all = '';
  while (all.length < count) all += hash(`${text}/${all.length}`).toString(16).padStart(8, '0');
  return all.slice(0, count);
}

/** An entry of a list that begins again after its end; none of an empty list. */
export function entry<Item>(list: readonly Item[], at: number): Item | undefined {
  return list[at % list.length];
}

/** What belongs together in an address. */
export const cities = [
  { city: 'Berlin', country: 'Germany', code: 'DE', postal: '10997', at: [52.5, 13.43] },
  { city: 'Vienna', country: 'Austria', code: 'AT', postal: '1070', at: [48.2, 16.35] },
  { city: 'Lisbon', country: 'Portugal', code: 'PT', postal: '1200-109', at: [38.71, -9.14] },
  { city: 'Dublin', country: 'Ireland', code: 'IE', postal: 'D02 AF30', at: [53.34, -6.26] },
  { city: 'Helsinki', country: 'Finland', code: 'FI', postal: '00150', at: [60.16, 24.94] },
] as const;

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
