import { findMessage } from '#locale-messages';

type Values = Readonly<Record<string, string | number | undefined>>;

/**
 * Says the messages of a catalogue by their keys, in the language of the site, with values in the
 * place of `{names}`. In Node, don't call it while a module loads, for only a build knows its locale.
 */
export function sayFrom<Key extends string>(
  catalogue: Readonly<Partial<Record<Key, string>>>,
): (key: Key, values?: Values) => string {
  // A bundle has messages in the place of keys, and an empty catalogue.
  return (key, values) => interpolate(findMessage(key) ?? catalogue[key] ?? key, values);
}

function interpolate(message: string, values: Values = {}): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
