import type { Model } from 'graphql-docs-reference/options';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { Hono } from 'hono';
import type { TownSandbox } from '../..';
import type { Env } from '../answers';
import { catalogue, watchWorld } from '../../webhooks/catalogue';
import type { Courier, Report } from './courier';
import { createCourier } from './courier';

/** Event that a test sends unless it asks for another. */
const usualTest = 'task.created';

/**
 * Sends integration events to `url` for what mutations change; a model of another API has none. `POST /webhooks/test` sends one that
 * nothing caused, `POST /webhooks/replay` sends one again.
 */
export function webhookRoutes(
  sandbox: Model | TownSandbox,
  url: URL | undefined,
  prefix: string,
): Hono<Env> {
  const courier = url && createCourier(url);
  const publisher =
    courier && 'world' in sandbox ? createPublisher(sandbox, courier, prefix) : undefined;
  return new Hono<Env>()
    .use(async (_c, next) => {
      await next();
      publisher?.publish();
    })
    .post('/webhooks/:what', async (c, next) => {
      const { searchParams } = new URL(c.req.url);
      const reply = await answer(c.req.param('what'), searchParams, courier, publisher);
      if (!reply) return next();
      const headers = { 'Content-Type': 'application/json; charset=utf-8' };
      return c.body(`${JSON.stringify(reply.body, undefined, 2)}\n`, reply.status, headers);
    });
}

type Reply = ReturnType<typeof refused>;

function answer(
  what: string,
  parameters: URLSearchParams,
  courier: Courier | undefined,
  publisher: Publisher | undefined,
): Promise<Reply> | Reply | undefined {
  if (what !== 'test' && what !== 'replay') return undefined;
  if (!courier || !publisher)
    return refused(
      409,
      'There is no receiver. Start the local API with one: npm run sandbox -- --webhook http://localhost:8080/webhook',
    );
  if (what === 'test') return test(parameters.get('type') ?? usualTest, publisher);
  return replay(parameters.get('id') ?? undefined, courier);
}

function test(name: string, publisher: Publisher): Promise<Reply> | Reply {
  const names = catalogue.flatMap((each) => each.names);
  if (!names.includes(name))
    return refused(400, `Unexpected type "${name}", expected one of ${names.join(', ')}.`);
  const report = publisher.test(name);
  return report?.then(delivered) ?? refused(409, `The local API has nothing left for "${name}".`);
}

function replay(id: string | undefined, courier: Courier): Promise<Reply> | Reply {
  const report = courier.replay(id);
  if (report) return report.then(delivered);
  return refused(
    404,
    id === undefined
      ? 'No event has been sent yet.'
      : `No event with the id "${id}" has been sent.`,
  );
}

function delivered(report: Report): Reply {
  const { event, attempt, isAccepted, status, answer, error, retryAfter } = report;
  return { status: 200, body: { attempt, isAccepted, status, answer, error, retryAfter, event } };
}

function refused(status: ContentfulStatusCode, error: string) {
  return { status, body: { error } as object };
}

export interface Publisher {
  /** Sends the events of all that has changed since the last call, and forgets all after a reset. */
  readonly publish: () => void;
  /** Sends an event that nothing caused; nothing if the world has no such entity. */
  readonly test: (name: string) => Promise<Report> | undefined;
}

/** Compares the world of a sandbox with what it was, and sends what the catalogue has for it. */
export function createPublisher(sandbox: TownSandbox, courier: Courier, prefix: string): Publisher {
  let view = watchWorld(sandbox.world(), prefix);

  return {
    publish: () => {
      const world = sandbox.world();
      if (world !== view.world) {
        courier.forget();
        view = watchWorld(world, prefix);
        return;
      }
      // What a mutation that is under way has changed may still be undone; its own end publishes it.
      if (world.journal.isOpen) return;
      for (const change of view.changes()) void courier.send(view.eventOf(change));
    },
    test: (name) => {
      const { world, eventOf } = view;
      const invented = catalogue.find(({ names }) => names.includes(name))?.invent(name, world);
      return invented && courier.send(eventOf(invented));
    },
  };
}
