import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Problem } from 'graphql-docs-reference/graphql';
import { suggest } from 'graphql-docs-reference/graphql';
import type { FrontMatter } from './content-file';
import { textOf } from './content-file';

/** Authors and tags of a post that the blog doesn't know, a date that is none, and the end of its introduction where it is missing. */
export function checkPost(
  siteDir: string,
  { file, fields }: Pick<FrontMatter, 'fields'> & { readonly file: string },
  text: string,
): Problem[] {
  const lines = text.split('\n');
  const end = lines.indexOf('---', 1);
  const lineOf = (field: string): number =>
    lines.findIndex((each, index) => index < end && each.startsWith(`${field}:`)) + 1;
  const unknown = (['authors', 'tags'] as const).flatMap((field): Problem[] => {
    const line = lineOf(field);
    const list = `blog/${field}.yml`;
    if (line === 0 || !existsSync(join(siteDir, list))) return [];
    const known = keysOf(parse(readFileSync(join(siteDir, list), 'utf8')));
    const named = [fields[field]].flat().filter((name) => typeof name === 'string');
    return named
      .filter((name) => !known.includes(name))
      .map((name) => {
        const message = `Unexpected "${name}" in ${field}.${suggest(name, known)} Add it to ${list}, or name one of ${known.join(', ')}.`;
        return { file, line, column: 1, message };
      });
  });
  const problems = [...checkDate(file, lineOf('date'), fields['date']), ...unknown];
  if (/^\{\/\* *truncate *\*\/\}$/m.test(text)) return problems;
  const message =
    'Unexpected post without {/* truncate */}. Put it on a line of its own behind the introduction, which lists of posts show.';
  return [...problems, { file, line: Math.max(end, 0) + 1, column: 1, message }];
}

/** A day past the end of its month would be one of the next, without a word. */
function checkDate(file: string, line: number, date: unknown): Problem[] {
  if (line === 0 || isDate(textOf(date))) return [];
  const message = `Unexpected date "${String(date)}", expected a day of the calendar, such as 2026-11-02.`;
  return [{ file, line, column: 1, message }];
}

function isDate(text: string): boolean {
  if (Number.isNaN(Date.parse(text))) return false;
  const [day] = /^\d{4}-\d\d-\d\d/.exec(text) ?? [];
  return day === undefined || new Date(`${day}T00:00Z`).toISOString().startsWith(day);
}

function keysOf(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}
