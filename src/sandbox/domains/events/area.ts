import { metresBetween } from '../../kit/distance';
import { invalid } from '../../kit/failure';
import { isInside, pointOf, polygonOf, squareKilometres } from '../../kit/geometry';
import type { Row } from '../../kit/world';
import type { AppEventsAreaInput, AppEventsCircleInput } from '../../types/schema';
import type { Stored } from '../../types/tables';

interface PlacedEvent {
  readonly event: Row<'events'>;
  readonly place: Stored['AppEventsLocation'];
}

const mostSquareKilometres = 250_000;

/** Events at a place in the area: nearest first in a circle, in the order given in a polygon. */
export function eventsIn(
  { circle, polygon }: AppEventsAreaInput,
  events: readonly Row<'events'>[],
): Row<'events'>[] {
  const placed = events.flatMap((event) =>
    event.location ? [{ event, place: event.location }] : [],
  );
  return circle ? inCircle(circle, placed) : inPolygon(polygon, placed);
}

function inCircle(
  { point, radius }: AppEventsCircleInput,
  events: readonly PlacedEvent[],
): Row<'events'>[] {
  const centre = pointOf(point, 'area.circle.point');
  if (radius <= 0 || radius > 200)
    throw invalid(
      'area.circle.radius',
      'The radius must be more than 0 and at most 200 kilometres.',
    );
  return events
    .map(({ event, place }) => ({ event, metres: metresBetween(centre, place.point) }))
    .filter(({ metres }) => metres <= radius * 1000)
    .sort((a, b) => a.metres - b.metres)
    .map(({ event }) => event);
}

function inPolygon(value: unknown, events: readonly PlacedEvent[]): Row<'events'>[] {
  const polygon = polygonOf(value, 'area.polygon');
  if (squareKilometres(polygon) > mostSquareKilometres)
    throw invalid('area.polygon', 'The area must not exceed 250,000 square kilometres.');
  return events.filter(({ place }) => isInside(place.point, polygon)).map(({ event }) => event);
}
