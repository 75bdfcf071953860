import type { translate as translateInFrame } from '@docusaurus/Translate';
import { findMessage } from '#locale-messages';

/**
 * Docusaurus' `translate` where that can't be imported: in Node, and in workers and what they share
 * with Node. `write-translations` finds its messages, too (see `babel.config.js`). In Node, don't
 * call it while a module loads, for only a build knows its locale.
 */
export const translate: typeof translateInFrame = ({ id, message = '' }, values) =>
  interpolate(findMessage(id ?? message) ?? message, values);

function interpolate(
  message: string,
  values: Readonly<Record<string, string | number | undefined>> = {},
): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
