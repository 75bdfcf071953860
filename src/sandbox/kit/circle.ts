import { metresBetween } from './distance';
import { invalid } from './failure';
import { pointOf } from './geometry';
import type { GeoPoint } from '../types/geo';
import type { GeoRadiusInput } from '../types/schema';

/** Metres from the centre of a circle to a point, or undefined for what lies outside of it. */
export type Circle = (point: GeoPoint | null | undefined) => number | undefined;

/** @throws VALIDATION_FAILED for a radius outside 100 to 200,000 metres, and for another centre than a point. */
export function circleOf({ center, radiusMeters }: GeoRadiusInput, field: string): Circle {
  const middle = pointOf(center, `${field}.center`);
  if (radiusMeters < 100 || radiusMeters > 200_000)
    throw invalid(`${field}.radiusMeters`, 'The radius must be from 100 to 200,000 metres.');
  return (point) => {
    if (!point) return undefined;
    const distance = metresBetween(middle, point);
    return distance <= radiusMeters ? distance : undefined;
  };
}
