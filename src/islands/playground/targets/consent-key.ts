import type { RemoteRequest } from './compose-request';

/** Another header is another matter; another value of it, such as a new token, is not. */
export function keyOf({ address, headers }: RemoteRequest): string {
  const names = headers.map(({ name }) => name.toLowerCase());
  return [address, ...names.sort()].join(' ');
}

export function readGiven(text: string | null): readonly string[] {
  try {
    const given: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(given) ? given.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}
