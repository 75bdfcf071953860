/** Key of the signatures of the local API, which protects nothing. */
export const webhookSecret = 'local-webhook-secret';

/** Value of `Webhook-Signature` for a body that is sent at a time in seconds. */
export async function sign(
  body: string,
  timestamp: string,
  secret = webhookSecret,
): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'sign',
  ]);
  const digest = await crypto.subtle.sign('HMAC', key, encoder.encode(`${timestamp}.${body}`));
  const digits = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  return `v1=${digits.join('')}`;
}
