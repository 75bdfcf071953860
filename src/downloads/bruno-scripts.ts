import { printJson } from '../json/print-json';
import type { CollectedRequest } from './collect-requests';

/** An environment without this variable leaves the data alone. */
export const resetScript = `const reset = bru.getEnvVar('reset');
if (reset) await bru.sendRequest({ url: reset, method: 'POST' });`;

/** Sends what comes first, one after the other. */
export function beforeScript(before: CollectedRequest['before']): string {
  const requests = before.map(({ body, token = null }) => ({ body, token }));
  return `// Sends first: ${before.map(({ name }) => name).join(', ')}
const requests = ${printJson(requests)};
for (const { body, token } of requests) {
  const headers = { 'Content-Type': 'application/json' };
  if (token) headers.Authorization = \`Bearer \${bru.getEnvVar(token)}\`;
  await bru.sendRequest({ url: bru.getEnvVar('endpoint'), method: 'POST', headers, data: body });
}`;
}
