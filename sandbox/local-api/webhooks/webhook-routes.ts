import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Model } from 'graphql-docs-reference/options';
import type { TownSandbox } from '../..';
import type { Env } from '../env';
import { catalogue } from './catalogue';
import type { Courier } from './create-courier';
import type { Report } from './attempt';
import { createCourier } from './create-courier';
import type { Publisher } from './create-publisher';
import { createPublisher } from './create-publisher';

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

interface Reply {
  readonly status: ContentfulStatusCode;
  readonly body: object;
}

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

function refused(status: ContentfulStatusCode, error: string): Reply {
  return { status, body: { error } };
}
