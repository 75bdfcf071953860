import { stemmer } from 'stemmer';

/**
 * Words that readers type for the same thing, a group a line. The search finds a page by any of
 * them, and prefers the one that was typed.
 *
 * A word or phrase stands in one group only. Its plural and its other forms are found by
 * themselves, except for a word that ends in "ing", which stands for itself alone: "paging" is
 * not a page.
 */
export const synonyms: readonly string[] = [
  'log in, login, sign in, signin, log on, auth, authenticate, authentication',
  'sign up, signup, register an account, create an account',
  'sign out, signout, log out, logout',
  'authorisation, authorization, permission, access rights',
  'pagination, paginate, paging, page a list, page through, load more, infinite scroll',
  'create, add, publish, make',
  'delete, remove, erase',
  'update, edit, change, modify',
  'replace, replacement, migrate, migration, move off, successor',
  'picture, image, photo',
  'due date, due on, deadline',
  'rate limit, throttle, throttling, quota, too many requests',
  'webhook, web hook, integration event',
  'near, nearby, around me, close by',
  'locally, local, localhost, on my machine, on your machine',
  'internationalisation, internationalization, i18n, l10n',
  'server-side rendering, ssr',
  'playground, graphiql',
  'machine learning, ml, ai',
  'stale, outdated, out of date',
  'expire, expiry, lifetime',
  'error, failure, exception',
  'problem, bug, issue',
  'size, large, big',
  'example, sample, snippet',
  'repository, repo',
  'pull request, merge request',
  'organisation, organization',
  'profile, own account, my account',
  'setting, preference',
  'email, e-mail, mail',
  'set up, setup',
  'contribute, contributor',
  'vs code, vscode, visual studio code',
  'javascript, js',
  'typescript, ts',
];

const entries = synonyms.flatMap((group) =>
  group.split(', ').map((entry) => ({ text: entry.replaceAll('-', ' '), group })),
);
/** A word that stands for itself alone. */
const ownWords = new Set(entries.map(({ text }) => text).filter((text) => /^\S+ing$/.test(text)));
const stems = new Map<string, string>();
const groups = new Map(
  entries.map(({ text, group }) => [text.includes(' ') ? text : stemOf(text), group]),
);
const firstWords = new Set(
  entries.flatMap(({ text }) => (text.includes(' ') ? text.split(' ', 1) : [])),
);

/** The same for all forms of a word: `token` for `tokens`. */
export function stemOf(word: string): string {
  const singular = word.replace(/s$/, '');
  if (ownWords.has(singular)) return singular;
  const stem = stems.get(word) ?? stemmer(word);
  stems.set(word, stem);
  return stem;
}

/** The group of synonyms that a stem or a phrase is in. */
export function groupOf(stem: string): string | undefined {
  return groups.get(stem);
}

/** A phrase of the synonyms as it is written there, for it or its plural. */
export function findPhrase(text: string): string | undefined {
  if (!text.includes(' ')) return undefined;
  return [text, text.replace(/s$/, '')].find((phrase) => groups.has(phrase));
}

export function startsPhrase(word: string): boolean {
  return firstWords.has(word);
}
