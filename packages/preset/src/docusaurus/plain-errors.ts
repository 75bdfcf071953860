import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Compiler } from 'webpack';

/** Has the dev server say once and in a line what is wrong with the input. It is among 40 others otherwise. */
export function plainErrors({ hooks, context }: Compiler): void {
  hooks.done.tap('plain-errors', (stats) => {
    const toJson = stats.toJson.bind(stats);
    stats.toJson = (options) => {
      const json = toJson(options);
      for (const error of json.errors ?? []) error.message = plainError(error.message, context);
      // What many modules are made from fails in each.
      if (json.errors)
        json.errors = [...new Map(json.errors.map((error) => [error.message, error])).values()];
      return json;
    };
  });
}

/** Place and cause, if it is about Markdown, or about what has said its place. */
export function plainError(message: string, siteDir: string): string {
  const text = stripVTControlCharacters(message).replace(/^ *│ ?/gm, '');
  const [, file = '', cause = '', details = ''] =
    /MDX compilation failed for file "(.+)"\nCause: ([^]+?)\nDetails:\n([^]+)/.exec(text) ?? [];
  if (file === '') return problemsIn(text.replace(/^\s+at .+$/gm, '')) ?? message;
  // Of an unclosed tag, only the words of the cause have the place.
  const inCause = /\((\d+):(\d+)/.exec(cause);
  const at = ['line', 'column'].map(
    (key, index) => RegExp(`"${key}": (\\d+)`).exec(details)?.[1] ?? inCause?.[index + 1] ?? '1',
  );
  const place = [relative(siteDir, file), ...at].join(':');
  // Those of ours have their places.
  return problemsIn(cause) ?? `${place} ${cause}`;
}

function problemsIn(text: string): string | undefined {
  return /\b\d+ problems? in the input:\n([^]+)/.exec(text)?.[1]?.trim();
}
