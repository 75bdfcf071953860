import { formatPolicy, metaPolicy, pagePolicy, playgroundPolicy } from './policy';
import { playgroundFile, referrerPolicy } from './rules';

/**
 * Puts what a host may not send into the page itself, before anything that it concerns.
 *
 * @param file path in the build, as `/docs/errors.html`.
 * @throws Error if the page does not begin as pages do.
 */
export function addMeta(html: string, file: string, scripts: readonly string[]): string {
  const policyOf = file === playgroundFile ? playgroundPolicy : pagePolicy;
  const policy = formatPolicy(metaPolicy(policyOf(scripts)));
  const metas = `<meta http-equiv=Content-Security-Policy content="${policy}"><meta name=referrer content=${referrerPolicy}>`;
  const [charset] = /<head><meta charset="?UTF-8"?>/i.exec(html) ?? [];
  if (charset === undefined) {
    throw new Error(`Unexpected beginning of ${file}. Expected <meta charset> first in its head.`);
  }
  return html.replace(charset, `${charset}${metas}`);
}
