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
