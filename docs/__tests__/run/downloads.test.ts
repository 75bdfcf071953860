import { createRequire } from 'node:module';
import { createContext as createRealm, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { createModelReader } from '../../../src/content/create-model';
import { readSchema } from '../../../src/content/read-schema';
import { collectRequests } from '../../../src/downloads/collect-requests';
import { makeBruno } from '../../../src/downloads/make-bruno';
import { makeHttpFile } from '../../../src/downloads/make-http-file';
import { makePostman } from '../../../src/downloads/make-postman';
import type { Answer } from '../../../src/graphql/requests';
import { createLocalApi } from '../../../src/local-api/local-api';
import { createContext } from '../../../src/reference/context';
import { createSandbox } from '../../../src/sandbox';
import { personas } from '../../../src/sandbox/personas';

const source = await readSchema('.', 'schema/**/*.graphql');
const { examples } = await createModelReader('.')(source);
const context = createContext(source.schema, {
  examples,
  sourceUrl: () => undefined,
  endpoint: undefined,
});
const folders = collectRequests(context);

/** It signs uploads to itself, and not as the reference shows it. */
const own = ['getImagekitAuthParams'];

const expected = new Map(
  examples
    .filter(({ name }) => !own.includes(name))
    .map(({ name, answer }): [string, Answer] => [name, answer]),
);

const [guest] = personas;
if (!guest) throw new Error('Expected a guest');
const api = createLocalApi(createSandbox(source.sdl), guest);

interface Sent {
  readonly url: string;
  readonly token?: string | undefined;
  readonly body?: unknown;
}

async function send({ url, token, body }: Sent): Promise<Answer> {
  const response = await api.fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return response.status === 204 ? {} : ((await response.json()) as Answer);
}

type Variables = Readonly<Record<string, string>>;

/** A text with the values of `{{variables}}`. */
function fill(text: string, variables: Variables): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => variables[name] ?? '');
}

it('collects every example once', () => {
  const names = folders.flatMap(({ requests }) => requests.map(({ name }) => name));
  expect(names).toHaveLength(examples.length);
  expect(new Set(names)).toEqual(new Set(examples.map(({ name }) => name)));
});

describe('the Postman collection', () => {
  interface Script {
    readonly listen: string;
    readonly script: { readonly exec: readonly string[] };
  }
  interface Auth {
    readonly type: string;
    readonly bearer?: readonly { readonly value: string }[];
  }
  interface Item {
    readonly name: string;
    readonly event: readonly Script[];
    readonly request: {
      readonly url: { readonly raw: string };
      readonly auth?: Auth;
      readonly body: { readonly graphql: { readonly query: string; readonly variables: string } };
    };
    readonly response: readonly { readonly body: string }[];
  }
  const collection = JSON.parse(makePostman(folders)) as {
    readonly item: readonly { readonly item: readonly Item[] }[];
    readonly event: readonly Script[];
    readonly auth: Auth;
    readonly variable: readonly { readonly key: string; readonly value: string }[];
  };
  const variables = Object.fromEntries(collection.variable.map(({ key, value }) => [key, value]));

  interface ScriptedRequest {
    readonly url: string;
    readonly header?: { readonly Authorization?: string };
    readonly body?: { readonly raw: string };
  }

  /** Runs scripts as Postman does: the request waits for all that they send. */
  async function runScripts(scripts: readonly Script[], listen: string, answer?: Answer) {
    const results: string[] = [];
    for (const { script } of scripts.filter((one) => one.listen === listen)) {
      const pending: Promise<unknown>[] = [];
      const pm = {
        variables: { get: (name: string) => variables[name] },
        sendRequest: ({ url, header, body }: ScriptedRequest, done: () => void) => {
          const token = header?.Authorization?.replace('Bearer ', '');
          const sent = send({ url, token, body: body && (JSON.parse(body.raw) as unknown) });
          pending.push(sent.then(done));
        },
        response: { json: () => answer },
        test: (name: string, check: () => void) => {
          check();
          results.push(name);
        },
        expect,
      };
      runInContext(script.exec.join('\n'), createRealm({ pm }));
      for (let next = pending.shift(); next; next = pending.shift()) await next;
    }
    return results;
  }

  it('answers as the reference shows, and passes its own tests', async () => {
    const answers = new Map<string, Answer>();
    const passed: string[] = [];
    for (const { name, event, request, response } of collection.item.flatMap(({ item }) => item)) {
      await runScripts([...collection.event, ...event], 'prerequest');
      const { bearer: [token] = [] } = request.auth ?? collection.auth;
      const { query, variables: values } = request.body.graphql;
      const answer = await send({
        url: fill(request.url.raw, variables),
        token: token && fill(token.value, variables),
        body: { query, ...(values && { variables: JSON.parse(values) as unknown }) },
      });
      passed.push(...(await runScripts(event, 'test', answer)));
      if (own.includes(name)) continue;
      answers.set(name, answer);
      expect(JSON.parse(response[0]?.body ?? '')).toEqual(answer);
    }
    expect(answers).toEqual(expected);
    expect(passed).toHaveLength(examples.length);
  }, 30_000);

  it('sends what comes before, and knows its code', () => {
    const item = collection.item
      .flatMap((folder) => folder.item)
      .find(({ name }) => name === 'voteOnPoll.again');
    expect(item?.event.map(({ listen }) => listen)).toEqual(['prerequest', 'test']);
    expect(item?.event[0]?.script.exec[0]).toBe('// Sends first: voteOnPoll');
    expect(item?.event[1]?.script.exec).toContain('pm.test("Fails with CONFLICT", () => {');
  });
});

describe('the Bruno collection', () => {
  interface Request {
    readonly meta: { readonly name: string; readonly type: string };
    readonly http: { readonly method: string; readonly url: string; readonly auth: string };
    readonly auth?: { readonly bearer?: { readonly token: string } };
    readonly body: { readonly graphql: { readonly query: string; readonly variables?: string } };
    readonly script?: { readonly req: string };
    readonly assertions: readonly { readonly name: string; readonly value: string }[];
  }
  const { bruToJsonV2, bruToEnvJsonV2, collectionBruToJson } = createRequire(import.meta.url)(
    '@usebruno/lang',
  ) as {
    readonly bruToJsonV2: (text: string) => Request;
    readonly bruToEnvJsonV2: (text: string) => {
      readonly variables: readonly { readonly name: string; readonly value: string }[];
    };
    readonly collectionBruToJson: (text: string) => Pick<Request, 'auth' | 'script'>;
  };
  const files = makeBruno(folders);
  const read = (name: string): string => files.get(`vicinia-api/${name}`) ?? '';
  const collection = collectionBruToJson(read('collection.bru'));
  const local = bruToEnvJsonV2(read('environments/local.bru'));
  const variables = Object.fromEntries(local.variables.map(({ name, value }) => [name, value]));
  const requests = [...files.keys()]
    .filter((path) => /^vicinia-api\/(?!environments)[\w-]+\/(?!folder\.bru)/.test(path))
    .map((path) => bruToJsonV2(files.get(path) ?? ''));

  const AsyncFunction = async function () {}.constructor as new (
    ...text: string[]
  ) => (bru: unknown) => Promise<void>;
  const bru = {
    getEnvVar: (name: string) => variables[name],
    sendRequest: ({ url, headers, data }: ScriptedRequest) =>
      send({ url, token: headers?.Authorization?.replace('Bearer ', ''), body: data }),
  };
  interface ScriptedRequest {
    readonly url: string;
    readonly headers?: { readonly Authorization?: string };
    readonly data?: unknown;
  }

  it('is read by its language, and answers as the reference shows', async () => {
    const answers = new Map<string, Answer>();
    for (const { meta, http, auth, body, script } of requests) {
      expect(meta.type).toBe('graphql');
      for (const code of [collection.script?.req, script?.req])
        if (code) await new AsyncFunction('bru', code)(bru);
      const inherited = http.auth === 'inherit' ? collection.auth : auth;
      const token = inherited?.bearer?.token;
      const { query, variables: values } = body.graphql;
      const answer = await send({
        url: fill(http.url, variables),
        token: token && fill(token, variables),
        body: { query, ...(values && { variables: JSON.parse(values) as unknown }) },
      });
      if (!own.includes(meta.name)) answers.set(meta.name, answer);
    }
    expect(answers).toEqual(expected);
  }, 30_000);

  it('expects no errors, or the codes of the reference', () => {
    const assertionsOf = (name: string) =>
      requests
        .find(({ meta }) => meta.name === name)
        ?.assertions.map((one) => `${one.name}: ${one.value}`);
    expect(assertionsOf('voteOnPoll')).toEqual(['res.body.errors: isUndefined']);
    expect(assertionsOf('voteOnPoll.again')).toEqual([
      'res.body.errors[0].extensions.code: eq CONFLICT',
    ]);
  });

  it('has no token in the environment of staging', () => {
    expect(read('environments/staging.bru')).toBe(
      'vars {\n  endpoint: https://api.staging.vicinia.example/graphql\n}\n\nvars:secret [\n  token,\n  adminToken,\n  moderatorToken\n]\n',
    );
  });
});

describe('the .http file', () => {
  const [head = '', ...regions] = makeHttpFile(folders).split(/^### /m);
  const variables = Object.fromEntries(
    [...head.matchAll(/^@(\w+) = (.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  const requests = new Map(
    regions.map((region) => {
      const [title = '', ...lines] = region.split('\n');
      const [, first] = /^# Send first: (.*)$/m.exec(region) ?? [];
      const [, url = ''] = /^POST (.*)$/m.exec(region) ?? [];
      const [, token] = /^Authorization: Bearer (.*)$/m.exec(region) ?? [];
      const body = lines.join('\n').split('\n\n').at(2);
      return [
        title.replace(/^.*: /, ''),
        {
          first: first?.split(', ') ?? [],
          sent: {
            url: fill(url, variables),
            token: token && fill(token, variables),
            ...(body?.startsWith('{') && { body: JSON.parse(body) as unknown }),
          },
        },
      ];
    }),
  );
  const sendNamed = (name: string): Promise<Answer> => {
    const request = requests.get(name);
    if (!request) throw new Error(`No request "${name}"`);
    return send(request.sent);
  };

  /** A document on one line has its faults at other places. */
  const withoutPlaces = ({ errors, ...answer }: Answer): Answer => ({
    ...answer,
    ...(errors && { errors: errors.map(({ locations: _, ...error }) => error) }),
  });

  it('answers as the reference shows, after what a comment names', async () => {
    const answers = new Map<string, Answer>();
    for (const [name, { first }] of requests) {
      if (name.startsWith('Reset') || own.includes(name)) continue;
      await sendNamed('Reset the data of the local API');
      for (const earlier of first) await sendNamed(earlier);
      answers.set(name, withoutPlaces(await sendNamed(name)));
    }
    expect(answers).toEqual(
      new Map([...expected].map(([name, answer]) => [name, withoutPlaces(answer)])),
    );
  }, 30_000);

  it('holds one request a region, in the form that both editors read', () => {
    const text = makeHttpFile(
      folders.map((folder) => ({
        ...folder,
        requests: folder.requests.filter((request) => request.name === 'voteOnPoll.again'),
      })),
    );
    expect(text.slice(text.indexOf('### Polls'))).toBe(`### Polls: voteOnPoll.again

# You can't vote twice in the same poll: use \`Mutation.updateVotes\` to change your vote.
# https://developers.vicinia.example/docs/graphql/operations/mutations/vote-on-poll
# Send first: voteOnPoll
POST {{endpoint}}
Content-Type: application/json
Authorization: Bearer {{token}}

{
  "query": "mutation VoteAgain($input: VoteOnPollInput!) { voteOnPoll(input: $input) { id } }",
  "variables": {
    "input": {
      "pollId": "018f41d7-4e60-7a1c-9c2e-1aedf9ca0f31",
      "choiceIds": ["018f41d7-4e61-7b2d-8d3f-2bfe0adb1a42"]
    }
  }
}
`);
  });
});
