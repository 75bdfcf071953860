import type { Row } from '../../kit/table';

/** Value of the scalar `GeoJsonPoint`: longitude first. */
export interface GeoPoint {
  readonly type: 'Point';
  readonly coordinates: readonly [longitude: number, latitude: number];
}

/** Value of the scalar `GeoJsonPolygon`: one closed ring. */
export interface GeoPolygon {
  readonly type: 'Polygon';
  readonly coordinates: readonly [readonly (readonly [longitude: number, latitude: number])[]];
}

/**
 * What other rows hold as their location, the parent of the fields of `LocationDetails`.
 * It is no row of its own.
 */
export interface Location {
  readonly type: 'ON_SITE' | 'ONLINE';
  readonly address: string | null;
  /** What readers see instead of the address where it is blurred, for example `Gesundbrunnen, Berlin`. */
  readonly area: string | null;
  readonly city: string | null;
  readonly countryCode: string | null;
  /** The exact position, which readers get blurred where `isBlurred` says so. */
  readonly point: GeoPoint | null;
  readonly isBlurred: boolean;
  readonly placeId: string | null;
  readonly url: string | null;
  /**
   * Space whose people see what others do not: the exact place, and the address online.
   * A resolver of a space, a task or an appointment adds it; absent if nothing is kept back.
   */
  readonly spaceId?: string;
}

export type GeoPlaceCategory =
  | 'POINT_OF_INTEREST'
  | 'ADDRESS'
  | 'STREET'
  | 'NEIGHBOURHOOD'
  | 'POSTAL_CODE'
  | 'CITY'
  | 'REGION'
  | 'COUNTRY';

/** A place that the geocoder knows. Names by language; `local` stands in for others. */
export interface GeoPlaceRow extends Row {
  readonly __typename: 'GeoPlace';
  readonly names: Readonly<Record<string, string>> & { readonly local: string };
  readonly category: GeoPlaceCategory;
  readonly address: string;
  readonly street: string | null;
  readonly houseNumber: string | null;
  readonly postalCode: string | null;
  readonly neighbourhood: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly countryCode: string | null;
  readonly point: GeoPoint;
  /** Half the width and height of the place in degrees, for viewport and outline. */
  readonly extent: readonly [longitude: number, latitude: number];
  readonly timeZone: string;
  /** True for an identifier that the geocoder no longer knows. */
  readonly isExpired: boolean;
}
