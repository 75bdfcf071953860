import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** Sends bytes as they are, which `fetch` does not let a program do, and gives all that comes back. */
export async function sendRaw(
  origin: string,
  lines: readonly string[],
  body = '',
): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  // Not `end`: Node's server answers nobody who has said that all is sent.
  socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n${body}`);
  return text(socket);
}

/** The status of a raw answer. */
export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
}
