const pattern =
  /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-([\da-z-]+(?:\.[\da-z-]+)*))?(?:\+[\da-z.-]+)?$/i;

export function isSemanticVersion(text: string): boolean {
  return pattern.test(text);
}

/** Negative where the first version precedes the second, by https://semver.org/#spec-item-11. */
export function compareVersions(first: string, second: string): number {
  const [numbers, label] = partsOf(first);
  const [otherNumbers, otherLabel] = partsOf(second);
  const difference = compareLists(numbers, otherNumbers);
  if (difference !== 0) return difference;
  if (label === undefined || otherLabel === undefined)
    return Number(label === undefined) - Number(otherLabel === undefined);
  return compareLists(label.split('.'), otherLabel.split('.'));
}

function partsOf(version: string): [numbers: string[], label: string | undefined] {
  const [, major = '0', minor = '0', patch = '0', label] = pattern.exec(version) ?? [];
  return [[major, minor, patch], label];
}

function compareLists(first: readonly string[], second: readonly string[]): number {
  for (const [index, part] of first.entries()) {
    const other = second[index];
    const difference = other === undefined ? 1 : compareParts(part, other);
    if (difference !== 0) return difference;
  }
  return first.length - second.length;
}

/** Numbers precede words. */
function compareParts(first: string, second: string): number {
  const areNumbers = [first, second].map((part) => /^\d+$/.test(part));
  if (areNumbers.every(Boolean)) return Number(first) - Number(second);
  if (areNumbers.some(Boolean)) return areNumbers[0] ? -1 : 1;
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
