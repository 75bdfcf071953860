import { createContext as createRealm, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import { makePostman } from 'graphql-docs-reference/downloads';
import type { Answer } from 'graphql-docs-reference/graphql';
import {
  examples,
  described,
  expected,
  fill,
  folders,
  send,
  tokenIn,
  withoutOwn,
} from '../collections';

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
const collection = JSON.parse(makePostman(folders, described)) as {
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
        const token = tokenIn(header?.Authorization);
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
  const shown = new Map<string, Answer>();
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
    answers.set(name, answer);
    shown.set(name, JSON.parse(response[0]?.body ?? '') as Answer);
  }
  expect(withoutOwn(answers)).toEqual(expected);
  expect(withoutOwn(shown)).toEqual(expected);
  expect(passed).toHaveLength(examples.length);
});

it('sends what comes before, and knows its code', () => {
  const item = collection.item
    .flatMap((folder) => folder.item)
    .find(({ name }) => name === 'voteOnPoll.again');
  expect(item?.event.map(({ listen }) => listen)).toEqual(['prerequest', 'test']);
  expect(item?.event[0]?.script.exec[0]).toBe('// Sends first: voteOnPoll');
  expect(item?.event[1]?.script.exec).toContain('pm.test("Fails with CONFLICT", () => {');
});
