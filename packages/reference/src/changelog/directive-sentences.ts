import { translate } from '../i18n/translate';
import type { Sentences } from './sentence-parts';
import { removed } from './sentence-parts';

/** What changed in directives, and in what is said of anything. */
export const directiveSentences = {
  'directive-added': ({ what }) =>
    translate({ id: 'changelog.directiveAdded', message: '{what} is a new directive.' }, { what }),
  'directive-removed': removed,
  'location-added': ({ what, now }) =>
    translate(
      { id: 'changelog.locationAdded', message: '{what} can now be on {now}.' },
      { what, now },
    ),
  'location-removed': ({ what, old }) =>
    translate(
      { id: 'changelog.locationRemoved', message: '{what} can no longer be on {old}.' },
      { what, old },
    ),
  'repeatable-added': ({ what }) =>
    translate({ id: 'changelog.repeatable', message: '{what} can now be repeated.' }, { what }),
  'repeatable-removed': ({ what }) =>
    translate(
      { id: 'changelog.notRepeatable', message: '{what} can no longer be repeated.' },
      { what },
    ),
  'directive-applied': ({ what, now }) =>
    translate({ id: 'changelog.applied', message: '{what} now has {now}.' }, { what, now }),
  'directive-unapplied': ({ what, old }) =>
    translate({ id: 'changelog.unapplied', message: '{what} no longer has {old}.' }, { what, old }),
  'directive-argument-changed': ({ what, old, now }) =>
    translate(
      { id: 'changelog.argumentChanged', message: '{what} has {now} instead of {old}.' },
      { what, old, now },
    ),
  'description-changed': ({ what }) =>
    translate(
      { id: 'changelog.description', message: 'The description of {what} changed.' },
      { what },
    ),
} satisfies Sentences;
