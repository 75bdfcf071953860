/** What a page may load and run: directives of a Content-Security-Policy, and where each may come from. */
export type Policy = Readonly<Record<string, readonly string[]>>;

const none = "'none'";
const self = "'self'";

/**
 * The policy of a page. All that it loads is of this site, and an inline script runs by its hash
 * alone.
 *
 * @param scripts hashes of the inline scripts, as `'sha256-…'`.
 */
export function pagePolicy(scripts: readonly string[]): Policy {
  return {
    'default-src': [none],
    'script-src': [self, ...scripts],
    'style-src': [self],
    // Icons of the theme are in its style sheet.
    'img-src': [self, 'data:'],
    'font-src': [self],
    'connect-src': [self],
    'worker-src': [self],
    'manifest-src': [self],
    'base-uri': [none],
    'form-action': [none],
    'frame-ancestors': [none],
    // Nothing makes markup or scripts of strings but what these policies vouch for.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['bundler', 'reader', 'pages'],
  };
}

/**
 * The playground sends requests where its reader says. From a page that came over https, browsers let
 * through what is encrypted or goes to the reader's own machine, and no more.
 */
export function playgroundPolicy(scripts: readonly string[]): Policy {
  return { ...pagePolicy(scripts), 'connect-src': ['*'] };
}

export function formatPolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** What a `<meta>` can say of a policy; browsers warn of the rest. */
export function metaPolicy(policy: Policy): Policy {
  return Object.fromEntries(
    Object.entries(policy).filter(([directive]) => directive !== 'frame-ancestors'),
  );
}
