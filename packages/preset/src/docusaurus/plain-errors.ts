import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Compiler } from 'webpack';

/** Has the dev server say in a line what is wrong with a guide. It is among 40 others otherwise. */
export function plainErrors({ hooks, context }: Compiler): void {
  hooks.done.tap('plain-errors', (stats) => {
    const toJson = stats.toJson.bind(stats);
    stats.toJson = (options) => {
      const json = toJson(options);
      for (const error of json.errors ?? []) error.message = plainError(error.message, context);
      return json;
    };
  });
}

/** Place and cause, if it is about Markdown. */
export function plainError(message: string, siteDir: string): string {
  const text = stripVTControlCharacters(message).replace(/^ *│ ?/gm, '');
  const [, file = '', cause = '', details = ''] =
    /MDX compilation failed for file "(.+)"\nCause: ([^]+?)\nDetails:\n([^]+)/.exec(text) ?? [];
  if (file === '') return message;
  const at = ['line', 'column'].map((key) => RegExp(`"${key}": (\\d+)`).exec(details)?.[1] ?? '1');
  const place = [relative(siteDir, file), ...at].join(':');
  // Those of ours have their places.
  return /^\d+ problems? in the input:\n([^]+)/.exec(cause)?.[1] ?? `${place} ${cause}`;
}
