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
      const isEnded = precedes(version, minimumVersion);
      const isOlder = precedes(version, latestVersion);
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

const byNumbers = new Intl.Collator('en', { numeric: true });

/**
 * Whether a version precedes a release, by https://semver.org/#spec-item-11. A release has numbers
 * alone, so that of two with the same numbers the one with a label comes first.
 */
function precedes(version: string, release: string): boolean {
  const [, major, minor, patch, label] = pattern.exec(version) ?? [];
  const difference = byNumbers.compare([major, minor, patch].join('.'), release);
  return difference < 0 || (difference === 0 && label !== undefined);
}
