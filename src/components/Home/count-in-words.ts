/** A number with its noun: `1 type`, `1,204 types`. */
export function countInWords(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}
