import type { ClientRequest, ClientTarget } from './client';
import { authHeaders } from './client';
import type { Operation } from './operation';
import { operationOf } from './operation';
import { printLiteral } from './value';

/** What the code of every client in JavaScript begins with. */
export interface Constants {
  /** Kind of the operation, which is also the name of the constant with the document. */
  readonly kind: Operation['kind'];
  readonly hasVariables: boolean;
  readonly code: string;
}

/** Constants with document and variables; `tag` goes before the template literal. */
export function constantsOf(request: ClientRequest, tag = ''): Constants {
  const { kind, query } = operationOf(request);
  const document = `const ${kind} = ${tag}${printTemplate(query)};`;
  const { variables = {} } = request;
  if (Object.keys(variables).length === 0) return { kind, hasVariables: false, code: document };
  const start = 'const variables = ';
  const values = `${start}${printLiteral(variables, '', start.length)};`;
  return { kind, hasVariables: true, code: `${document}\n${values}` };
}

/** The line `headers: …`, without that of a caller where a guest asks; or nothing. */
export function headersLine(
  indent: string,
  target: ClientTarget,
  others: Readonly<Record<string, string>> = {},
): string {
  const headers = { ...others, ...authHeaders(target) };
  if (Object.keys(headers).length === 0) return '';
  const start = `${indent}headers: `;
  return `${start}${printLiteral(headers, indent, start.length)},\n`;
}

function printTemplate(text: string): string {
  const escaped = text.replace(/[\\`]|\$(?=\{)/g, String.raw`\$&`);
  return `\`\n${escaped.replace(/^(?=.)/gm, '  ')}\n\``;
}
