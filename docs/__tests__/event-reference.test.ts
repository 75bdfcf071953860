import { allTables } from 'graphql-docs-model';
import { beforeAll, describe, expect, it } from 'vitest';
import { asMember, sdl, town } from '../../sandbox/__tests__/helpers';
import { createSandbox } from '../../sandbox';
import { caused, hochbeete } from '../../sandbox/local-api/webhooks/__tests__/causes';
import type { CloudEvent } from '../../sandbox/webhooks/catalogue';
import { catalogue } from '../../sandbox/webhooks/catalogue';
import type { Courier } from '../../sandbox/local-api/webhooks/courier';
import { createPublisher } from '../../sandbox/local-api/webhooks/webhooks';
import { product } from '../../src/product';
import { fencesOf } from './fences';
import { proseOf } from './statements';

const page = 'docs/webhooks/events.mdx';
const names = catalogue.flatMap((entity) => entity.names);
const shown = new Map(
  fencesOf(page).flatMap(({ title, code }) => {
    const [, name] = /^Data of (\S+)$/.exec(title) ?? [];
    return name === undefined ? [] : [[name, JSON.parse(code) as unknown] as const];
  }),
);

const sandbox = createSandbox(sdl, town);
const sent: CloudEvent[] = [];
const courier: Courier = {
  send: (event) => {
    sent.push(event);
    return new Promise(() => undefined);
  },
  replay: () => undefined,
  forget: () => undefined,
};
const publisher = createPublisher(sandbox, courier);

function start(): void {
  sandbox.reset();
  publisher.publish();
  sent.length = 0;
}

/** The event that the local API sends as a test. */
function testOf(name: string): CloudEvent | undefined {
  start();
  void publisher.test(name);
  return sent[0];
}

/** The event that the local API sends: for a mutation if one causes it, or else as a test. */
async function eventOf(name: string): Promise<CloudEvent | undefined> {
  const [, mutation, person] = caused.find(([each]) => each === name) ?? [];
  if (mutation === undefined) return testOf(name);
  start();
  const selection = mutation.startsWith('delete') ? 'success' : '__typename';
  const query = `mutation { ${mutation} { ${selection} } }`;
  await sandbox.run({ query, caller: asMember(person) });
  publisher.publish();
  return sent.find(({ type }) => type === `${product.eventPrefix}.${name}.v1`);
}

describe('the reference of events', () => {
  const events = new Map<string, CloudEvent | undefined>();
  beforeAll(async () => {
    for (const name of names) events.set(name, await eventOf(name));
  });

  it('shows the data of each event, and of no other', () => {
    expect([...shown.keys()].sort()).toEqual([...names].sort());
  });

  it.each(names)('shows %s as the local API sends it', (name) => {
    expect(shown.get(name)).toEqual(events.get(name)?.data);
  });

  it('signs the event that it shows after it happened', () => {
    const codes = fencesOf(page).map(({ code }) => code);
    const [, signedAt = ''] = /Webhook-Timestamp: (\d+)/.exec(codes.join('\n')) ?? [];
    const [, time = ''] = /"time": "([^"]+)"/.exec(codes.join('\n')) ?? [];
    expect(Number(signedAt) - Date.parse(time) / 1000).toBeGreaterThanOrEqual(0);
  });

  it.each(catalogue.map(({ kind, names: [name = ''] }) => [kind, name]))(
    'names the source and the subject of a %s',
    (kind, name) => {
      const lines = proseOf(page).filter((line) => line.includes(`\`${kind}/<id>\``));
      expect(lines).toEqual([expect.stringContaining(`\`${events.get(name)?.source ?? ''}\``)]);
    },
  );

  it('names what does not exist in the tests that the guide lists alone', () => {
    const ids = allTables(sandbox.world()).flatMap((table) => table.all().map(({ id }) => id));
    const unknown = names.filter((name) => !ids.includes(String(testOf(name)?.data['id'])));
    const [line = ''] = proseOf('docs/integration-events.mdx').filter((each) =>
      each.includes("name an ID that doesn't exist"),
    );
    const listed = [...line.matchAll(/`(\w+)`/g)].map(([, word = '']) => word);
    expect([...new Set(unknown.map((name) => name.replace(/.*\./, '')))]).toEqual(listed);
  });

  it.each([
    ['open', 'dueOn: "2026-05-30", progress: OPEN', [['dueOn']]],
    ['in progress', 'dueOn: "2026-05-30", progress: IN_PROGRESS', [['dueOn', 'progress']]],
    ['open, without a due date', 'dueOn: null, progress: OPEN', []],
  ])(
    'sends updates of a recurring task that is %s and gets done',
    async (_case, input, changes) => {
      sandbox.reset();
      const update = async (values: string): Promise<void> => {
        const query = `mutation { updateTask(id: "${hochbeete}", input: { ${values} }) { id } }`;
        await sandbox.run({ query, caller: asMember('admin') });
        sent.length = 0;
        publisher.publish();
      };
      await update(`regularity: WEEKLY, ${input}`);
      await update('progress: DONE');
      expect(sent.map(({ type, data }) => [type, data['changed']])).toEqual(
        changes.map((changed) => [`${product.eventPrefix}.task.updated.v1`, changed]),
      );
    },
  );
});
