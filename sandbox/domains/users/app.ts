import { invalid } from 'graphql-docs-model';
import type { Resolvers } from '../../shared/context';
import { languageOf, textIn } from '../../shared/language';

const counters = ['onboarding_finished', 'registration_started'];

export const app = {
  Query: {
    checkAppVersion: (_root, { version, device }, context) => {
      if (!isSemanticVersion(version))
        throw invalid('version', 'This must be a semantic version such as 4.12.0.');
      const release = context.world.appReleases.need(device);
      const { latestVersion, minimumVersion, storeUrl, olderEndedAt, news } = release;
      const isEnded = compareVersions(version, minimumVersion) < 0;
      const isOlder = compareVersions(version, latestVersion) < 0;
      const olderStatus = isEnded ? 'UPDATE_REQUIRED' : 'UPDATE_AVAILABLE';
      return {
        status: isOlder ? olderStatus : 'UP_TO_DATE',
        isUpdateRequired: isEnded,
        latestVersion,
        minimumVersion,
        supportedUntil: isEnded ? olderEndedAt : null,
        storeUrl,
        releaseNotes: isOlder ? textIn(news, languageOf(context)) : null,
        checkAgainAfter: 86_400,
      };
    },
  },
  Mutation: {
    // The sums are read by nobody here, and nothing else may be stored.
    anonCount: (_root, { name }) => {
      if (!counters.includes(name)) throw invalid('name', 'This name is not in the catalogue.');
      return null;
    },
  },
} satisfies Resolvers;

const pattern =
  /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-([\da-z-]+(?:\.[\da-z-]+)*))?(?:\+[\da-z.-]+)?$/i;

export function isSemanticVersion(text: string): boolean {
  return pattern.test(text);
}

/** Negative where the first version precedes the second, by https://semver.org/#spec-item-11. */
function compareVersions(first: string, second: string): number {
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
