/**
 * Reads the address of a receiver.
 *
 * @throws Error that quotes it if it isn't one of http or https.
 */
export function webhookAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && ['http:', 'https:'].includes(url.protocol) && url.username + url.password === '')
    return url;
  throw new Error(
    `Unexpected webhook "${text}", expected an address such as http://localhost:8080/webhook.`,
  );
}
