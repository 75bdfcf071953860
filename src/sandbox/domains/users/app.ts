import type { Resolvers } from '../../kit/context';
import { invalid } from '../../kit/failure';
import type { PlatformText } from '../../kit/language';
import { languageOf, textIn } from '../../kit/language';
import { compareVersions, isSemanticVersion } from '../../kit/versions';
import type { DeviceType } from '../../types/schema';

interface Release {
  readonly latest: string;
  readonly storeUrl: string | null;
}

/** What is in the stores: they release on different days. */
const releases: Readonly<Record<DeviceType, Release>> = {
  IOS: { latest: '4.14.0', storeUrl: 'https://store.example/ios/community' },
  ANDROID: { latest: '4.14.1', storeUrl: 'https://store.example/apps/community' },
  WEB: { latest: '4.14.1', storeUrl: null },
};

const minimumVersion = '4.8.0';
const endOfOlderVersions = '2026-03-31T00:00:00.000Z';

const news: PlatformText = {
  en: 'Polls can have up to twenty choices.',
  de: 'Umfragen können bis zu zwanzig Antworten haben.',
};

const counters = ['onboarding_finished', 'registration_started'];

export const app = {
  Query: {
    checkAppVersion: (_root, { version, device }, context) => {
      if (!isSemanticVersion(version))
        throw invalid('version', 'This must be a semantic version such as 4.12.0.');
      const { latest, storeUrl } = releases[device];
      const isEnded = compareVersions(version, minimumVersion) < 0;
      const isOlder = compareVersions(version, latest) < 0;
      const olderStatus = isEnded ? 'UPDATE_REQUIRED' : 'UPDATE_AVAILABLE';
      return {
        status: isOlder ? olderStatus : 'UP_TO_DATE',
        isUpdateRequired: isEnded,
        latestVersion: latest,
        minimumVersion,
        supportedUntil: isEnded ? endOfOlderVersions : null,
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
