import type { GeoPoint } from '../../types/geo';

const alphabet = '0123456789bcdefghjkmnpqrstuvwxyz';

/** Geohash of 7 characters, a cell of about 150 metres: https://en.wikipedia.org/wiki/Geohash */
export function geohash({ coordinates: [longitude, latitude] }: GeoPoint): string {
  const bits = interleaved(halvings(longitude, 180, 18), halvings(latitude, 90, 17));
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet.charAt(parseInt(five, 2))).join('');
}

/** Which half of the range holds the value, again and again: 1 for the upper, 0 for the lower. */
function halvings(value: number, limit: number, times: number): string {
  let [low, high] = [-limit, limit];
  let bits = '';
  while (bits.length < times) {
    const middle = (low + high) / 2;
    const isUpper = value >= middle;
    bits += isUpper ? '1' : '0';
    [low, high] = isUpper ? [middle, high] : [low, middle];
  }
  return bits;
}

function interleaved(longitude: string, latitude: string): string {
  return longitude.replace(/./g, (bit, index: number) => bit + latitude.charAt(index));
}
