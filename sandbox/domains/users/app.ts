import type { Resolvers } from '../../shared/context';
import { invalid } from 'graphql-docs-model';
import { languageOf, textIn } from '../../shared/language';
import { compareVersions, isSemanticVersion } from '../../shared/versions';

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
    anonCount: (_root, { name, count }) => {
      if (!counters.includes(name)) throw invalid('name', 'This name is not in the catalogue.');
      if (count < 1 || count > 100) throw invalid('count', 'The count must be from 1 to 100.');
      return null;
    },
  },
} satisfies Resolvers;
