import { formatPolicy, pagePolicy, playgroundPolicy } from './policy';

/** What files of the build are delivered with. */
export interface Rule {
  /** Path of a file in the build, or with a star at its end all files below. */
  readonly files: string;
  readonly headers: Readonly<Record<string, string>>;
}

export const playgroundFile = '/docs/graphql/playground.html';

/** What no page uses: nothing that a page loads can ask for it either. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

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
        'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        // A browser asks each time, and is answered 304 as long as nothing has changed.
        'Cache-Control': 'public, max-age=0, must-revalidate',
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
    // Made to be shown elsewhere, where somebody shares a page.
    { files: '/cards/*', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  ];
}

/** Other sites need not know which page a reader comes from. */
export const referrerPolicy = 'same-origin';

/** The headers of a file of the build. */
export function headersOf(file: string, rules: readonly Rule[]): Record<string, string> {
  const matching = rules.filter(({ files }) =>
    files.endsWith('*') ? file.startsWith(files.slice(0, -1)) : file === files,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers)) as Record<string, string>;
}
