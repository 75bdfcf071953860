import { describe, expect, it } from 'vitest';
import { decodeText } from '../read-files';

describe('decodeText', () => {
  it('gives the text of a file of UTF-8', () => {
    expect(decodeText('a.graphql', Buffer.from('# Café'))).toEqual({ text: '# Café' });
  });

  it('places the first byte that is not UTF-8', () => {
    const bytes = Buffer.from('type Query {\n  # caf\xe9\n}', 'latin1');
    expect(decodeText('a.graphql', bytes)).toEqual({
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
    expect(decodeText('a.graphql', bytes)).toMatchObject({ problem: { line: 1, column: 3 } });
  });

  it('places a letter that the end of the file cuts', () => {
    const bytes = Buffer.from('aé').subarray(0, 2);
    expect(decodeText('a.graphql', bytes)).toMatchObject({ problem: { line: 1, column: 2 } });
  });

  it.each(['\n', '\r\n'])(
    'places a conflict that a merge has left, with the ends of lines %j',
    (end) => {
      const lines = ['type Query {', '<<<<<<< HEAD', '  a: ID', '=======', '>>>>>>> other', '}'];
      expect(decodeText('a.graphql', Buffer.from(lines.join(end)))).toEqual({
        problem: {
          file: 'a.graphql',
          line: 2,
          column: 1,
          message:
            'Unexpected conflict marker "<<<<<<< HEAD" of git. Keep one version, and delete all three markers.',
        },
      });
    },
  );

  it('takes the line under a heading for no conflict', () => {
    const text = 'Chat\n=======\n\n> > > > > > > Quoted\n';
    expect(decodeText('a.md', Buffer.from(text))).toEqual({ text });
  });
});
