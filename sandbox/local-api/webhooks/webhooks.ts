import type { Model } from 'graphql-docs-reference/options';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Context } from 'hono';
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
export function webhookRoutes(sandbox: Model | TownSandbox, url: URL | undefined): Hono<Env> {
  const courier = url && createCourier(url);
  const publisher = courier && 'world' in sandbox ? createPublisher(sandbox, courier) : undefined;
  return new Hono<Env>()
    .use(async (_c, next) => {
      await next();
      publisher?.publish();
    })
    .post('/webhooks/test', (c) => {
      if (!publisher) return noReceiver(c);
      const name = c.req.query('type') ?? usualTest;
      const names = catalogue.flatMap((each) => each.names);
      if (!names.includes(name))
        return refuse(c, 400, `Unexpected type "${name}", expected one of ${names.join(', ')}.`);
      const missing = `The local API has nothing left for "${name}".`;
      return answer(c, publisher.test(name), 409, missing);
    })
    .post('/webhooks/replay', (c) => {
      if (!courier || !publisher) return noReceiver(c);
      const id = c.req.query('id');
      const missing =
        id === undefined
          ? 'No event has been sent yet.'
          : `No event with the id "${id}" has been sent.`;
      return answer(c, courier.replay(id), 404, missing);
    });
}

/** Says what the receiver answered, or that there was nothing to send. */
async function answer(
  c: Context,
  sending: Promise<Report> | undefined,
  otherwise: ContentfulStatusCode,
  missing: string,
): Promise<Response> {
  if (!sending) return refuse(c, otherwise, missing);
  const { event, attempt, isAccepted, status, answer, error, retryAfter } = await sending;
  return show(c, 200, { attempt, isAccepted, status, answer, error, retryAfter, event });
}

function noReceiver(c: Context): Response {
  return refuse(
    c,
    409,
    'There is no receiver. Start the local API with one: npm run sandbox -- --webhook http://localhost:8080/webhook',
  );
}

function refuse(c: Context, status: ContentfulStatusCode, error: string): Response {
  return show(c, status, { error });
}

function show(c: Context, status: ContentfulStatusCode, body: object): Response {
  const headers = { 'Content-Type': 'application/json; charset=utf-8' };
  return c.body(`${JSON.stringify(body, undefined, 2)}\n`, status, headers);
}

export interface Publisher {
  /** Sends the events of all that has changed since the last call, and forgets all after a reset. */
  readonly publish: () => void;
  /** Sends an event that nothing caused; nothing if the world has no such entity. */
  readonly test: (name: string) => Promise<Report> | undefined;
}

/** Compares the world of a sandbox with what it was, and sends what the catalogue has for it. */
export function createPublisher(sandbox: TownSandbox, courier: Courier): Publisher {
  let view = watchWorld(sandbox.world());

  return {
    publish: () => {
      const world = sandbox.world();
      if (world !== view.world) {
        courier.forget();
        view = watchWorld(world);
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
