import type { ShippedPackage } from './read-packages';

const rule = '-'.repeat(80);

/**
 * The packages with their licences, each text once.
 *
 * @param subject what they are parts of, such as "This site".
 */
export function printNotices(subject: string, packages: readonly ShippedPackage[]): string {
  const names = new Map<string, string[]>();
  for (const { name, version, licence, text } of packages) {
    names.set(text, [...(names.get(text) ?? []), `${name} ${version} (${licence})`]);
  }
  const parts = [...names].map(([text, all]) => `${rule}\n\n${all.join('\n')}\n\n${text}\n`);
  return [`${subject} contains parts of these packages, under their licences.\n`, ...parts].join(
    '\n',
  );
}
