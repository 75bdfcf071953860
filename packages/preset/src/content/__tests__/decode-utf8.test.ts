import { describe, expect, it } from 'vitest';
import { decodeUtf8 } from '../read-files';

describe('decodeUtf8', () => {
  it('gives the text of a file of UTF-8', () => {
    expect(decodeUtf8('a.graphql', Buffer.from('# Café'))).toEqual({ text: '# Café' });
  });

  it('places the first byte that is not UTF-8', () => {
    const bytes = Buffer.from('type Query {\n  # caf\xe9\n}', 'latin1');
    expect(decodeUtf8('a.graphql', bytes)).toEqual({
      problem: {
        file: 'a.graphql',
        line: 2,
        column: 8,
        message: 'Unexpected byte that is not UTF-8. Save the file as UTF-8.',
      },
    });
  });

  it('counts a letter of several bytes as one column', () => {
    const bytes = Buffer.concat([Buffer.from('aé'), Buffer.from([0xff])]);
    expect(decodeUtf8('a.graphql', bytes)).toMatchObject({ problem: { line: 1, column: 3 } });
  });

  it('places a letter that the end of the file cuts', () => {
    const bytes = Buffer.from('aé').subarray(0, 2);
    expect(decodeUtf8('a.graphql', bytes)).toMatchObject({ problem: { line: 1, column: 2 } });
  });
});
