import { describe, expect, it } from 'vitest';
import {
  faultOf,
  isSecret,
  maskedValue,
  sentHeaders,
  valueOf,
  withoutSecrets,
} from '../request-headers';

const language = { name: 'Accept-Language', value: 'de' };
const authorization = { name: 'Authorization', value: 'Bearer sandbox-member' };

describe('faultOf', () => {
  it('has nothing against a header that can be sent, and a blank row', () => {
    expect(faultOf(language, [authorization])).toBeUndefined();
    expect(faultOf({ name: '', value: '' }, [])).toBeUndefined();
  });

  it('says why a row cannot be sent', () => {
    expect(faultOf({ name: '', value: 'de' }, [])).toBe('A header needs a name.');
    expect(faultOf({ name: 'Accept Language', value: 'de' }, [])).toBe(
      '"Accept Language" is not the name of a header.',
    );
    expect(faultOf({ name: 'Cookie', value: 'a=b' }, [])).toBe(
      'Browsers do not let a page send Cookie.',
    );
    expect(faultOf({ name: 'Sec-Fetch-Site', value: 'none' }, [])).toBe(
      'Browsers do not let a page send Sec-Fetch-Site.',
    );
    expect(faultOf({ name: 'X-Name', value: 'a\nb' }, [])).toBe(
      'The value of X-Name holds characters that no header takes.',
    );
    expect(faultOf(language, [{ name: 'accept-language', value: 'en' }])).toBe(
      'Accept-Language is here twice; the last one is sent.',
    );
  });
});

describe('sentHeaders', () => {
  it('leaves out what cannot be sent, and all but the last of a name', () => {
    const blank = { name: '', value: '' };
    const cookie = { name: 'Cookie', value: 'a=b' };
    const english = { name: 'accept-language', value: 'en' };
    expect(sentHeaders([language, blank, cookie, authorization, english])).toEqual([
      english,
      authorization,
    ]);
  });

  it('finds a value whatever the case of the name', () => {
    expect(valueOf([language], 'accept-language')).toBe('de');
    expect(valueOf([language], 'Authorization')).toBeUndefined();
  });
});

describe('secrets', () => {
  it('knows the names of headers that let somebody in', () => {
    for (const name of ['Authorization', 'X-Api-Key', 'x-session-id', 'X-CSRF-Token', 'Cookie'])
      expect(isSecret(name)).toBe(true);
    for (const name of ['Accept-Language', 'X-Request-Id', 'X-Keyboard'])
      expect(isSecret(name)).toBe(false);
  });

  it('keeps their values out of what is stored', () => {
    expect(withoutSecrets([language, authorization])).toEqual([
      language,
      { name: 'Authorization', value: '' },
    ]);
  });

  it('stores no value that has no name yet, and none that begins as a secret', () => {
    const pasted = { name: '', value: 'my-secret' };
    const other = { name: 'X-Caller', value: 'Bearer my-secret' };
    expect(JSON.stringify(withoutSecrets([pasted, other]))).not.toContain('my-secret');
    expect(withoutSecrets([{ name: 'X-JWT', value: 'a.b.c' }])).toEqual([
      { name: 'X-JWT', value: '' },
    ]);
  });

  it('shows no more of them than the scheme and the length', () => {
    expect(maskedValue(authorization)).toBe('Bearer ••••• (14 characters)');
    expect(maskedValue({ name: 'X-Api-Key', value: 'abc' })).toBe('••••• (3 characters)');
    expect(maskedValue(language)).toBe('de');
  });
});
