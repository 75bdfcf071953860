import { describe, expect, it } from 'vitest';
import { local } from '../../../../../../reference/src/options/__tests__/endpoints.json';
import { isCovered, keyOf, nameOfTarget, readAddress } from '../targets';

const page = 'https://developers.example.org/docs/graphql/playground';

describe('readAddress', () => {
  it('takes whole addresses, without what is behind a hash', () => {
    expect(readAddress(' https://api.example.org/graphql#top ', page)).toBe(
      'https://api.example.org/graphql',
    );
  });

  it('takes http on this machine only, unless the page came over http itself', () => {
    for (const address of ['http://localhost:4000/graphql', 'http://127.0.0.1/', 'http://[::1]/'])
      expect(readAddress(address, page)).toBe(address);
    const elsewhere = 'http://api.example.org/graphql';
    expect(() => readAddress(elsewhere, page)).toThrow(
      'A page that came over https can send to https:// only, or to http://localhost on this machine.',
    );
    expect(() => readAddress('http://localhost.example.org/', page)).toThrow();
    expect(readAddress(elsewhere, 'http://localhost:3000/')).toBe(elsewhere);
  });

  it('says what is wrong with others', () => {
    expect(() => readAddress('api.example.org/graphql', page)).toThrow(
      'Write a whole address, such as https://api.example.org/graphql.',
    );
    expect(() => readAddress('ftp://api.example.org/', page)).toThrow(
      'The address must begin with https:// or http://.',
    );
    expect(() => readAddress('https://ada:secret@api.example.org/', page)).toThrow(
      'Leave name and password out of the address; write an Authorization header instead.',
    );
  });
});

it('names targets', () => {
  expect(nameOfTarget('')).toBe('Model in this page');
  expect(nameOfTarget(local.endpoint)).toBe('Local API');
  expect(nameOfTarget('https://api.example.org/graphql')).toBe('api.example.org/graphql');
});

describe('consent', () => {
  const address = 'https://api.example.org/graphql';
  const key = (...names: string[]): string =>
    keyOf({ address, body: '', headers: names.map((name) => ({ name, value: name })) });

  it('is for an address and the names of the headers', () => {
    expect(key('Accept', 'X-Key')).toBe(key('x-key', 'accept'));
    expect(key('Accept')).not.toBe(key('Accept', 'X-Key'));
  });

  it('is for fewer headers, but neither for more nor for another address', () => {
    expect(isCovered(key('Accept'), [key('Accept', 'X-Key')])).toBe(true);
    expect(isCovered(key('Accept', 'X-Key'), [key('Accept')])).toBe(false);
    expect(isCovered(key('Accept'), ['https://api.example.org/ accept'])).toBe(false);
  });
});
