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
