import type { Client } from './client';
import { headersOf } from './client';
import { printJsonAt } from './layout';
import { onOneLine, operationOf } from './operation';

export const curl = {
  id: 'curl',
  label: 'cURL',
  language: 'bash',
  print: (request, target) => {
    const query = onOneLine(operationOf(request).query);
    const { variables } = request;
    const body = variables ? { query, variables } : { query };
    const options = [
      "--header 'Content-Type: application/json'",
      ...Object.entries(headersOf(target)).map(
        ([name, value]) => `--header ${quote(`${name}: ${value}`)}`,
      ),
      `--data ${quote(printJsonAt(body, '  --data '.length))}`,
    ];
    return `curl ${quote(target.endpoint)} \\\n  ${options.join(' \\\n  ')}\n`;
  },
} as const satisfies Client;

/** A text as one word of a shell, whatever it holds. */
function quote(text: string): string {
  if (/^[\w./:-]+$/.test(text)) return text;
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
