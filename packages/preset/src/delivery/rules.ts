/** What files of the build are delivered with. */
export interface Rule {
  /** Path of a file in the build, or with a star at its end all files below. */
  readonly files: string;
  readonly headers: Readonly<Record<string, string>>;
}

export const playgroundFile = '/docs/graphql/playground.html';

/** What no page uses: nothing that a page loads can ask for it either. */
const unusedFeatures =
  'accelerometer autoplay camera display-capture encrypted-media fullscreen geolocation gyroscope ' +
  'hid magnetometer microphone midi payment picture-in-picture ' +
  'publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking';

/** Below it is data, whose files have the same names in every build. */
export const dataFiles = '/assets/data/';

/** A browser asks each time, and is answered 304 as long as nothing has changed. */
const revalidated = 'public, max-age=0, must-revalidate';

/**
 * The one table of headers, which every kind of host is configured from. Of several rules for a file
 * the last that has a header counts.
 *
 * @param scripts hashes of the inline scripts of all pages.
 */
export function deliveryRules(scripts: readonly string[]): readonly Rule[] {
  return [
    {
      files: '/*',
      headers: {
        'Content-Security-Policy': formatPolicy(pagePolicy(scripts)),
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': referrerPolicy,
        'Permissions-Policy': unusedFeatures
          .split(' ')
          .map((feature) => `${feature}=()`)
          .join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Cache-Control': revalidated,
        Vary: 'Accept, Accept-Encoding',
        Link: '</llms.txt>; rel="describedby"; type="text/plain"',
      },
    },
    {
      files: playgroundFile,
      headers: { 'Content-Security-Policy': formatPolicy(playgroundPolicy(scripts)) },
    },
    // Their names change with their content.
    {
      files: '/assets/*',
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable', Vary: 'Accept-Encoding' },
    },
    // Except those of data.
    { files: `${dataFiles}*`, headers: { 'Cache-Control': revalidated } },
    // Made to be shown elsewhere, where somebody shares a page.
    { files: '/cards/*', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  ];
}

/** Other sites need not know which page a reader comes from. */
export const referrerPolicy = 'same-origin';

export function headersOf(file: string, rules: readonly Rule[]): Record<string, string> {
  const matching = rules.filter(({ files }) =>
    files.endsWith('*') ? file.startsWith(files.slice(0, -1)) : file === files,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers)) as Record<string, string>;
}

/** What a page may load and run: directives of a Content-Security-Policy, and where each may come from. */
type Policy = Readonly<Record<string, readonly string[]>>;

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

const text = (type: string): string => `${type}; charset=utf-8`;

/** The type of a file, by the end of its name. */
export const types: Readonly<Record<string, string>> = {
  atom: text('application/atom+xml'),
  css: text('text/css'),
  graphql: text('application/graphql'),
  html: text('text/html'),
  http: text('text/plain'),
  js: text('text/javascript'),
  json: 'application/json',
  md: text('text/markdown'),
  png: 'image/png',
  svg: 'image/svg+xml',
  tgz: 'application/gzip',
  txt: text('text/plain'),
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  xml: text('application/xml'),
  zip: 'application/zip',
};

export const unknownType = 'application/octet-stream';

export function typeOf(file: string): string {
  return types[file.slice(file.lastIndexOf('.') + 1)] ?? unknownType;
}

/** Whether brotli and gzip make it smaller. */
export function isText(file: string): boolean {
  const type = typeOf(file);
  return !/^(?:image\/png|font\/|application\/(?:gzip|zip|octet-stream))/.test(type);
}
