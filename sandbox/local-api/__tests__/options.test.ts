import { describe, expect, it } from 'vitest';
import { listOptions, readOptions } from '../options';

describe('readOptions', () => {
  it.each([
    [[], {}, { port: 4000, anonymous: { id: 'guest' } }],
    [[], { PORT: '5000' }, { port: 5000, anonymous: { id: 'guest' } }],
    [['--port', '6000'], { PORT: '5000' }, { port: 6000, anonymous: { id: 'guest' } }],
    [['--role', 'admin'], {}, { port: 4000, anonymous: { id: 'admin' } }],
    [[], {}, { rateLimit: true }],
    [['--no-rate-limit'], {}, { rateLimit: false }],
    [[], {}, { allowedHosts: [] }],
    [
      ['--allow-host', 'my-app.test', '--allow-host', '10.0.2.2'],
      {},
      { allowedHosts: ['my-app.test', '10.0.2.2'] },
    ],
    [[], {}, { tokenLifetime: 900 }],
    [['--token-lifetime', '30'], {}, { tokenLifetime: 30 }],
    [['--token-lifetime', '900'], {}, { tokenLifetime: 900 }],
  ])('reads %j and %j', (args, env, options) => {
    expect(readOptions(args, env)).toMatchObject(options);
  });

  it.each([
    [['--port', '70000'], 'Unexpected port "70000", expected a number up to 65535.'],
    [['--port', 'x'], 'Unexpected port "x", expected a number up to 65535.'],
    [
      ['--role', 'king'],
      'Unexpected role "king", expected one of guest, member, admin, moderator.',
    ],
    [
      ['--allow-host', 'http://my-app.test'],
      'Unexpected host "http://my-app.test", expected a name such as my-app.test.',
    ],
    [['--token-lifetime', '0'], 'Unexpected token lifetime "0", expected seconds from 1 to 900.'],
    [
      ['--token-lifetime', '901'],
      'Unexpected token lifetime "901", expected seconds from 1 to 900.',
    ],
    [
      ['--token-lifetime', '30s'],
      'Unexpected token lifetime "30s", expected seconds from 1 to 900.',
    ],
    [
      ['--prot', '1'],
      /^Unknown option '--prot'.*\. "npm run sandbox -- --help" lists the options\.$/,
    ],
  ])('refuses %j', (args, message) => {
    expect(() => readOptions(args, {})).toThrow(message);
  });
});

describe('listOptions', () => {
  it('says how each option is written and what it does', () => {
    expect(Object.fromEntries(listOptions())).toMatchObject({
      '--role ROLE':
        'Whom a request without an access token comes from: guest, member, admin, moderator. Default: guest',
      '--no-rate-limit': 'Answers any number of requests a minute',
    });
  });

  it('lists every option that is read', () => {
    const names = listOptions().map(([option]) => option.split(' ')[0]);
    expect(names).toEqual([
      '--port',
      '--role',
      '--allow-host',
      '--no-rate-limit',
      '--token-lifetime',
      '--webhook',
    ]);
  });
});
