import { isLanguageTag } from '../../kit/checks';
import type { Context } from '../../kit/context';
import type { PlatformText } from '../../kit/language';
import { languageOf, textIn } from '../../kit/language';
import { hasHtml } from '../../kit/markdown';
import { isTimeZone } from '../../kit/time-zone';
import type { Row, World } from '../../kit/world';
import type {
  SpaceValidationProblem,
  SpaceValidationReason,
  UpdateSpaceInput,
} from '../../types/schema';
import type { Finding } from './findings';
import { goalProblems, isImage, textProblems, when } from './findings';
import { initiativeProblems } from './initiative-problems';
import { areaProblems, locationProblems } from './place-problems';

/** What is wrong, as `SpaceValidationReason` lists it, in words for people. */
const texts = {
  REQUIRED: { en: 'This is needed.', de: 'Diese Angabe fehlt.' },
  TOO_SHORT: { en: 'This is too short.', de: 'Das ist zu kurz.' },
  TOO_LONG: { en: 'This is too long.', de: 'Das ist zu lang.' },
  TAKEN: { en: 'Another space has this.', de: 'Das hat schon ein anderer Space.' },
  NOT_ALLOWED: { en: 'This is not allowed.', de: 'Das ist nicht erlaubt.' },
  MALFORMED: { en: 'This has a wrong form.', de: 'Das hat eine falsche Form.' },
  UNKNOWN: { en: 'This does not exist.', de: 'Das gibt es nicht.' },
  CONTRADICTION: { en: 'This contradicts another value.', de: 'Das widerspricht sich.' },
} satisfies Readonly<Record<SpaceValidationReason, PlatformText>>;

/** Names that would pass for those of the platform. */
const reservedNames = ['admin', 'moderation', 'support', 'team'];

/** What is wrong with the values that are given, in the order of the input's fields. */
export function problemsOf(
  values: UpdateSpaceInput,
  space: Row<'spaces'> | undefined,
  context: Context,
): SpaceValidationProblem[] {
  const { world } = context;
  const { name, summary, description, imageUrl, coverUrl, timeZone } = values;
  const findings: readonly Finding[] = [
    ...textProblems('input.name', name, 3, 80),
    ...nameProblems(name, space?.id, world),
    ...textProblems('input.summary', summary, 10, 200),
    ...when((description?.length ?? 0) > 10_000, 'input.description', 'TOO_LONG'),
    ...when(description != null && hasHtml(description), 'input.description', 'MALFORMED'),
    ...when(imageUrl != null && !isImage(imageUrl), 'input.imageUrl', 'MALFORMED'),
    ...when(coverUrl != null && !isImage(coverUrl), 'input.coverUrl', 'MALFORMED'),
    ...readerProblems(values, space),
    ...textProblems('input.language', values.language, 2, 35),
    ...when(
      values.language != null && !isLanguageTag(values.language),
      'input.language',
      'MALFORMED',
    ),
    ...when(timeZone != null && !isTimeZone(timeZone), 'input.timeZone', 'MALFORMED'),
    ...locationProblems('input.location', values.location, world),
    ...areaProblems(values.area),
    ...topicProblems(values.topicIds, world),
    ...goalProblems('input.sdgNumbers', values.sdgNumbers),
    ...initiativeProblems(values.initiative, context),
  ];
  const language = languageOf(context);
  return findings.map((finding) => ({
    suggestion: null,
    ...finding,
    message: textIn(texts[finding.reason], language),
  }));
}

function nameProblems(
  name: string | null | undefined,
  ownId: string | undefined,
  { spaces }: World,
): Finding[] {
  if (name == null) return [];
  const wanted = name.trim();
  if (reservedNames.includes(wanted.toLowerCase()))
    return [{ field: 'input.name', reason: 'NOT_ALLOWED' }];
  const others = spaces.where(({ id }) => id !== ownId);
  const taken = new Set(others.map((row) => row.name.toLowerCase()));
  if (!taken.has(wanted.toLowerCase())) return [];
  let number = 2;
  while (taken.has(`${wanted} ${number}`.toLowerCase())) number += 1;
  return [{ field: 'input.name', reason: 'TAKEN', suggestion: `${wanted} ${number}` }];
}

/** Who can join and who can read are checked together, with what the space has already. */
function readerProblems(values: UpdateSpaceInput, space: Row<'spaces'> | undefined): Finding[] {
  const visibility = values.visibility ?? space?.visibility;
  const contentVisibility = values.contentVisibility ?? space?.contentVisibility;
  const isOff = visibility === 'HIDDEN' && contentVisibility && contentVisibility !== 'MEMBERS';
  const field = values.contentVisibility ? 'input.contentVisibility' : 'input.visibility';
  const isChanged = values.visibility != null || values.contentVisibility != null;
  return [
    ...when(values.visibility === null, 'input.visibility', 'REQUIRED'),
    ...when(values.contentVisibility === null, 'input.contentVisibility', 'REQUIRED'),
    ...when(values.contentVisibility === 'PRIVATE', 'input.contentVisibility', 'NOT_ALLOWED'),
    ...when(Boolean(isOff && isChanged), field, 'CONTRADICTION'),
  ];
}

function topicProblems(topicIds: UpdateSpaceInput['topicIds'], { topics }: World): Finding[] {
  const field = 'input.topicIds';
  if (topicIds === undefined) return [];
  if (topicIds === null) return [{ field, reason: 'REQUIRED' }];
  return [
    ...when(topicIds.length === 0, field, 'TOO_SHORT'),
    ...when(topicIds.length > 5, field, 'TOO_LONG'),
    ...when(
      topicIds.some((id) => !topics.get(id)),
      field,
      'UNKNOWN',
    ),
  ];
}
