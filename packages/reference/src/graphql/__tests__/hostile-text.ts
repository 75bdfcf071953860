import type { Arbitrary } from 'fast-check';
import { constantFrom, oneof, string, tuple } from 'fast-check';

/** Names that objects have by themselves, and texts that mean something to one reader or another. */
const pieces = [
  '__proto__',
  'constructor',
  'toString',
  '{{',
  '<script>',
  '](javascript:',
  '\u0000',
  '\uD800',
  '\u202E',
  '%',
  '../',
  '"""',
  '${',
  '\\u',
  '1e999',
  'İ',
] as const;

/** Texts of any characters, pieces that are special somewhere, and long repetitions of one. */
export const hostileText: Arbitrary<string> = oneof(
  string({ unit: 'binary', maxLength: 200 }),
  constantFrom(...pieces),
  tuple(
    constantFrom(...pieces, 'a', ' ', '(', '.', '-', '\n', '😀'),
    constantFrom(10, 1_000, 20_000),
  ).map(([piece, times]) => piece.repeat(times)),
);
