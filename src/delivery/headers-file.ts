import type { Rule } from './rules';
import { types } from './types';

/** What every host knows by itself. */
const commonTypes = new Set(['css', 'html', 'js', 'json', 'png', 'svg', 'txt', 'woff2', 'zip']);

/**
 * The file `_headers`, as Cloudflare Pages and Netlify read it. It goes by addresses, and where
 * several rules hold, one host joins their values and the other takes the last: a line with "!"
 * takes the earlier value away.
 *
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 * @see https://docs.netlify.com/manage/routing/headers/
 */
export function headersFile(rules: readonly Rule[]): string {
  const known = new Set<string>();
  const blocks = rules.map(({ files, headers }) => {
    const lines = Object.entries(headers).flatMap(([name, value]) => [
      ...(known.has(name) ? [`! ${name}`] : []),
      `${name}: ${value}`,
    ]);
    Object.keys(headers).forEach((name) => known.add(name));
    return [files.replace(/\.html$/, ''), ...lines];
  });
  const typeBlocks = Object.entries(types)
    .filter(([end]) => !commonTypes.has(end))
    .map(([end, type]) => [`/*.${end}`, `Content-Type: ${type}`]);
  return [...blocks, ...typeBlocks].map((block) => `${block.join('\n  ')}\n`).join('\n');
}
