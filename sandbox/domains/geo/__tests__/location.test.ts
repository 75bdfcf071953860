import { describe, expect, it } from 'vitest';
import { callers, town } from '../../../__tests__/helpers';
import type { Context } from '../../../shared/context';
import { metresBetween } from '../../../shared/geometry';
import { places } from '../../../__tests__/seed-ids';
import type { Tables } from '../../../types/tables';
import { urls } from '../../../../src/product';
import { createWorld } from 'graphql-docs-model';
import { geo, geohash, locate, positionFor, timeZoneAt } from '../geo';
import type { GeoPoint } from '../../../types/geo';
import type { Location } from '../../../types/values';

function pointAt(longitude: number, latitude: number): GeoPoint {
  return { type: 'Point', coordinates: [longitude, latitude] };
}

const world = createWorld<Tables>(town);
const member: Context = { caller: callers.neighbour, world, addresses: urls };
const guest: Context = { caller: callers.guest, world, addresses: urls };
const { address, geolocation, url } = geo.LocationDetails;

const blurred: Location = {
  type: 'ON_SITE',
  address: 'Dritte Bank am Teich',
  area: 'Gesundbrunnen, Berlin',
  city: 'Berlin',
  countryCode: 'DE',
  point: pointAt(13.3915, 52.5487),
  placeId: null,
  url: null,
  isBlurred: true,
  spaceId: places.garden,
};

describe('LocationDetails', () => {
  it('shows people of the space the exact place', () => {
    expect(address(blurred, {}, member)).toBe('Dritte Bank am Teich');
    expect(geolocation(blurred, {}, member)).toEqual({
      coordinates: { latitude: 52.5487, longitude: 13.3915 },
      accuracyMeters: 0,
      geohash: 'u33dbwp',
      timeZone: 'Europe/Berlin',
    });
  });

  it('shows others the neighbourhood and a circle that holds the place', () => {
    expect(address(blurred, {}, guest)).toBe('Gesundbrunnen, Berlin');
    expect(geolocation(blurred, {}, guest)).toMatchObject({ accuracyMeters: 500 });
    const middle = positionFor(blurred, guest) ?? pointAt(0, 0);
    expect(middle).toEqual(positionFor(blurred, guest));
    expect(middle).not.toEqual(blurred.point);
    expect(metresBetween(middle, pointAt(13.3915, 52.5487))).toBeLessThan(500);
  });

  it('gives the address online to people of the space', () => {
    const online = { ...locate({ url: 'https://meet.example/garten' }, 'location', world) };
    expect(url(online, {}, guest)).toBe('https://meet.example/garten');
    const kept = { ...online, spaceId: places.garden };
    expect(url(kept, {}, member)).toBe('https://meet.example/garten');
    expect(url(kept, {}, guest)).toBeNull();
    expect(geolocation(kept, {}, member)).toBeNull();
  });
});

describe('locate', () => {
  it('takes address and position of a place from the geocoder', () => {
    expect(locate({ placeId: 'plc-2b3c10' }, 'input.location', world)).toMatchObject({
      type: 'ON_SITE',
      address: 'Brunnenplatz 1, 13357 Berlin',
      area: 'Gesundbrunnen, Berlin',
      placeId: 'plc-2b3c10',
      url: null,
    });
  });

  it('cuts a position to seven decimals and finds the city around it', () => {
    const point = { type: 'Point', coordinates: [13.391512345, 52.548798765] };
    const position = { point, address: ' Dritte Bank am Teich ', isBlurred: true };
    expect(locate({ position }, 'input.location', world)).toMatchObject({
      address: 'Dritte Bank am Teich',
      city: 'Berlin',
      countryCode: 'DE',
      point: { type: 'Point', coordinates: [13.3915123, 52.5487987] },
      isBlurred: true,
    });
  });

  it.each([
    [52.5312345, 52.5312345],
    [-9.13930019, -9.1393001],
    [0.0000003, 0.0000003],
    [-0.00000009, 0],
    [1e-20, 0],
    [179, 179],
  ])('keeps exactly what is within seven decimals of %d', (given, stored) => {
    const position = { point: pointAt(given, given / 2), address: 'At sea', isBlurred: false };
    const { point } = locate({ position }, 'input.location', world);
    expect(point?.coordinates[0]).toBe(stored);
  });

  it('knows no city far from any', () => {
    const position = { point: pointAt(-30, 0), address: 'At sea', isBlurred: false };
    expect(locate({ position }, 'input.location', world)).toMatchObject({
      city: null,
      countryCode: null,
      area: null,
    });
  });

  it.each([
    [{ placeId: 'plc-0a0001' }, 'input.location.placeId'],
    [{ url: 'http://meet.example' }, 'input.location.url'],
    [
      { position: { point: {}, address: 'Teich', isBlurred: false } },
      'input.location.position.point',
    ],
    [
      { position: { point: pointAt(13, 52), address: 'A', isBlurred: false } },
      'input.location.position.address',
    ],
  ])('refuses %o', (input, field) => {
    expect(() => locate(input, 'input.location', world)).toThrow(
      expect.objectContaining({ extensions: { code: 'VALIDATION_FAILED', field } }) as Error,
    );
  });
});

describe('geohash', () => {
  it('names the cell of a position', () => {
    expect(geohash(pointAt(10.40744, 57.64911))).toBe('u4pruyd');
    expect(geohash(pointAt(-9.1393, 38.7223))).toBe('eycs210');
  });
});

describe('timeZoneAt', () => {
  it('is that of the closest place', () => {
    expect(timeZoneAt(pointAt(-8.6, 41.1), world)).toBe('Europe/Lisbon');
  });
});
