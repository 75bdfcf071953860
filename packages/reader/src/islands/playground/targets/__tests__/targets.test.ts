import { describe, expect, it } from 'vitest';
import { local } from '../../../../../../reference/src/options/__tests__/endpoints.json';
import { nameOfTarget, readAddress } from '../targets';

const page = 'https://developers.example.org/docs/graphql/playground';

describe('readAddress', () => {
  it('takes whole addresses, without what is behind a hash', () => {
    expect(readAddress(' https://api.example.org/graphql#top ', page)).toEqual({
      status: 'good',
      address: 'https://api.example.org/graphql',
    });
  });

  it('takes http on this machine only, unless the page came over http itself', () => {
    for (const address of ['http://localhost:4000/graphql', 'http://127.0.0.1/', 'http://[::1]/'])
      expect(readAddress(address, page)).toEqual({ status: 'good', address });
    const elsewhere = 'http://api.example.org/graphql';
    expect(readAddress(elsewhere, page)).toEqual({
      status: 'bad',
      fault:
        'A page that came over https can send to https:// only, or to http://localhost on this machine.',
    });
    expect(readAddress('http://localhost.example.org/', page)).toMatchObject({ status: 'bad' });
    expect(readAddress(elsewhere, 'http://localhost:3000/')).toMatchObject({ status: 'good' });
  });

  it('says what is wrong with others', () => {
    expect(readAddress('api.example.org/graphql', page)).toEqual({
      status: 'bad',
      fault: 'Write a whole address, such as https://api.example.org/graphql.',
    });
    expect(readAddress('ftp://api.example.org/', page)).toEqual({
      status: 'bad',
      fault: 'The address must begin with https:// or http://.',
    });
    expect(readAddress('https://ada:secret@api.example.org/', page)).toEqual({
      status: 'bad',
      fault: 'Leave name and password out of the address; write an Authorization header instead.',
    });
  });
});

it('names targets', () => {
  expect(nameOfTarget('')).toBe('Model in this page');
  expect(nameOfTarget(local.endpoint)).toBe('Local API');
  expect(nameOfTarget('https://api.example.org/graphql')).toBe('api.example.org/graphql');
});
