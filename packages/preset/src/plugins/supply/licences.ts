/** Licences, by their SPDX identifiers, of what readers receive: they ask for their text alone. */
export const ofShipped: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
];

/** Those, and licences of programs and data that the build and the tests use and nobody receives. */
export const ofTools: readonly string[] = [
  ...ofShipped,
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC-BY-SA-4.0',
  'CC0-1.0',
  'EPL-2.0',
  'MPL-2.0',
  'Python-2.0',
  'WTFPL',
  'Zlib',
];

/** Whether a list has what an expression of SPDX asks for, such as `(MIT OR CC0-1.0)`. */
export function allows(licences: readonly string[], expression: string): boolean {
  const inner = /^\((.*)\)$/.exec(expression)?.[1] ?? expression;
  return inner
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => licences.includes(licence)));
}
