import type { RemoteRequest } from './compose-request';

/** An address, and the names of the headers that go there. */
export function keyOf({ address, headers }: RemoteRequest): string {
  const names = headers.map(({ name }) => name.toLowerCase());
  return [address, ...names.sort()].join(' ');
}

/**
 * Whether one that was given is for this, too: a further header is another matter, but fewer of
 * them, or another value, such as a new token, is not.
 */
export function isCovered(key: string, given: Iterable<string>): boolean {
  const [address, ...names] = key.split(' ');
  return [...given].some((other) => {
    const [agreed, ...known] = other.split(' ');
    return agreed === address && names.every((name) => known.includes(name));
  });
}

export function readGiven(text: string | null): readonly string[] {
  try {
    const given: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(given) ? given.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}
