import { isEmail, isHttps } from '../../kit/checks';
import type { Context } from '../../kit/context';
import { adminsOf } from '../../shared/belonging';
import { locationProblems } from './place-problems';
import type { SpaceInitiativeInput } from '../../types/schema';
import type { Finding } from './findings';
import { goalProblems, isImage, textProblems, when } from './findings';

/** What is wrong with an initiative, in all its fields. */
export function initiativeProblems(
  initiative: SpaceInitiativeInput | null | undefined,
  context: Context,
): Finding[] {
  if (!initiative) return [];
  const { id, logoUrl, websiteUrl, contactEmail, foundedOn } = initiative;
  const today = context.world.clock.now().slice(0, 10);
  return [
    ...when(id != null && !runs(id, context), 'input.initiative.id', 'UNKNOWN'),
    ...textProblems('input.initiative.name', initiative.name, 2, 120),
    ...textProblems('input.initiative.description', initiative.description, 1, 1000),
    ...when(logoUrl != null && !isImage(logoUrl), 'input.initiative.logoUrl', 'MALFORMED'),
    ...when(websiteUrl != null && !isHttps(websiteUrl), 'input.initiative.websiteUrl', 'MALFORMED'),
    ...when(
      contactEmail != null && !isEmail(contactEmail),
      'input.initiative.contactEmail',
      'MALFORMED',
    ),
    ...locationProblems('input.initiative.location', initiative.location, context.world),
    ...when(foundedOn != null && foundedOn > today, 'input.initiative.foundedOn', 'NOT_ALLOWED'),
    ...goalProblems('input.initiative.sdgNumbers', initiative.sdgNumbers),
  ];
}

function runs(initiativeId: string, { caller, world }: Context): boolean {
  return world.spaces
    .where((space) => space.initiativeId === initiativeId)
    .some(({ id }) => adminsOf(id, world).some(({ userId }) => userId === caller.userId));
}
