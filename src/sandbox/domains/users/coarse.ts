import type { Location } from '../../types/values';

/**
 * The district in place of an address. Its centre is modelled as the nearest hundredth of a degree,
 * so that it does not move with the house in which someone lives.
 */
export function coarse({ area, city, countryCode, point }: Location): Location {
  const hundredths = (degrees: number): number => Math.round(degrees * 100) / 100;
  const [longitude, latitude] = point?.coordinates ?? [0, 0];
  return {
    type: 'ON_SITE',
    address: area ?? city,
    area,
    city,
    countryCode,
    point: point && {
      type: 'Point',
      coordinates: [hundredths(longitude), hundredths(latitude)],
    },
    isBlurred: false,
    placeId: null,
    url: null,
  };
}
