import { people, topicIds } from '../../shared/seed-ids';
import { inBerlin } from '../geo/seed';
import type { EngagementRow } from './rows';
import { engagement } from './seed-base';
import { organizers } from './seed-organizers';

/** Engagements that are not open for applications: full, past their deadline, archived, or a draft. */
export const closedEngagements: readonly EngagementRow[] = [
  {
    ...engagement,
    id: '018f52b0-5890-74db-a41e-cccc3fc1626e',
    organizerId: organizers.library,
    title: 'Bücher zu Nachbarn bringen',
    summary: 'Du bringst Menschen, die schlecht laufen, alle zwei Wochen Bücher nach Hause.',
    description: 'Alle Plätze sind vergeben. Im Herbst suchen wir wieder.',
    location: inBerlin('Brunnenplatz 1, 13357 Berlin', 13.3902, 52.5516),
    placesTotal: 5,
    placesFree: 0,
    topicIds: [topicIds.neighbourhood, topicIds.education],
    publishedAt: '2026-04-02T10:00:00.000Z',
  },
  {
    ...engagement,
    id: '018f52b0-53a1-7304-8b02-6c48bbf33fef',
    organizerId: organizers.library,
    title: 'Bühne für das Uferfest aufbauen',
    summary: 'Am Vorabend des Festes bauen wir Bühne und Stände auf.',
    description: 'Die Anmeldung ist zu Ende, wir sehen uns am Freitag.',
    location: inBerlin('Uferstraße 20, 13357 Berlin', 13.3731, 52.5524),
    regularity: 'ONCE',
    duration: 'HALF_DAY',
    startDate: '2026-05-22',
    endDate: '2026-05-22',
    applicationDeadline: '2026-05-15',
    topicIds: [topicIds.culture, topicIds.neighbourhood],
    publishedAt: '2026-04-14T15:00:00.000Z',
  },
  {
    ...engagement,
    id: '018f52b0-f924-73a8-b506-b40928b5b7a7',
    organizerId: organizers.school,
    title: 'Winterfutter für Vögel mischen',
    summary: 'Im Januar mischen wir Futter mit der dritten Klasse.',
    description: 'Danke an alle, die dabei waren!',
    status: 'ARCHIVED',
    location: inBerlin('Am Nordhafen 3, 13353 Berlin', 13.3669, 52.5466),
    topicIds: [topicIds.environment, topicIds.gardening],
    publishedAt: '2026-01-05T09:00:00.000Z',
    createdAt: '2026-01-04T09:00:00.000Z',
  },
  {
    ...engagement,
    id: '018f52b0-67c7-76fb-808f-86bebb2737f6',
    authorId: people.admin,
    organizerId: organizers.repairCafe,
    title: 'Nähmaschinen warten',
    summary: 'Zweimal im Jahr ölen und prüfen wir die Maschinen der Nähwerkstatt.',
    description: 'Der Termin steht noch nicht fest.',
    status: 'DRAFT',
    location: inBerlin('Brunnenplatz 1, 13357 Berlin', 13.3902, 52.5516),
    topicIds: [topicIds.repair],
    publishedAt: null,
    createdAt: '2026-05-16T19:00:00.000Z',
    updatedAt: '2026-05-16T19:00:00.000Z',
  },
];
