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
