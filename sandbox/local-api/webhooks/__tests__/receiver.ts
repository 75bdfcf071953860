import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { CloudEvent } from '../../../webhooks/catalogue';

export interface Delivery {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  readonly event: CloudEvent;
}

export interface Receiver {
  readonly url: () => URL;
  /** Resolves with all deliveries once there are so many. */
  readonly first: (count: number) => Promise<readonly Delivery[]>;
  /** Statuses of the next answers; after them, 204. */
  readonly answerWith: (...statuses: readonly number[]) => void;
}

/** A receiver that remembers the deliveries of one test. */
export function useReceiver(): Receiver {
  let deliveries: Delivery[] = [];
  let statuses: number[] = [];
  let onDelivery = (): void => undefined;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const { url: path = '', headers } = request;
      deliveries.push({ path, headers, body, event: JSON.parse(body) as CloudEvent });
      response.writeHead(statuses.shift() ?? 204, { Location: '/elsewhere' }).end();
      onDelivery();
    });
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterEach(() => {
    deliveries = [];
    statuses = [];
    onDelivery = () => undefined;
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return {
    url: () => new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`),
    first: (count) =>
      new Promise((resolve) => {
        onDelivery = () => {
          if (deliveries.length >= count) resolve([...deliveries]);
        };
        onDelivery();
      }),
    answerWith: (...next) => {
      statuses = [...next];
    },
  };
}

/** What `Webhook-Signature` has to be for a delivery, after the text of the guide. */
export function expectedSignature({ headers, body }: Delivery): string {
  const signed = `${String(headers['webhook-timestamp'])}.${body}`;
  return `v1=${createHmac('sha256', 'local-webhook-secret').update(signed).digest('hex')}`;
}
