import { createHmac } from 'node:crypto';

/** Key of the signatures of the local API, which protects nothing. */
export const webhookSecret = 'local-webhook-secret';

/** Value of `Webhook-Signature` for a body that is sent at a time in seconds. */
export function sign(body: string, timestamp: string, secret = webhookSecret): string {
  return `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}
