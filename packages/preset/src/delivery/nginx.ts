import type { Rule } from './rules';
import { types, unknownType } from './rules';

/**
 * A configuration of nginx for its `http` block. Headers follow from the file that is sent, so that
 * one and the same table holds for every address of it.
 */
export function nginxConfiguration(rules: readonly Rule[]): string {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  return `# Made by the build, which makes it again: change packages/preset/src/delivery.
# Set where it listens, and where the files are. Without the module for brotli take its line out.

map $http_accept $twin {
  default "";
  "~*text/markdown" ".md";
}

${names.map((name) => mapOf(name, rules)).join('')}server {
  listen 8080;
  listen [::]:8080;
  root /srv/site;

  server_tokens off;
  # A proxy in front may answer under another name or port.
  absolute_redirect off;
  if_modified_since before;
  max_ranges 1;
  brotli_static on;
  gzip_static on;
  gzip_proxied any;

${names.map((name) => `  add_header ${name} ${valueOf(name, rules)} always;\n`).join('')}
  default_type ${unknownType};
  types {
${Object.entries(types)
  .map(([end, type]) => `    ${quote(type)} ${end};\n`)
  .join('')}  }

  error_page 404 /404.html;
  location = /404.html {
    internal;
  }
  # The page is none of its own; the others are for hosts.
  location ~ ^/(?:404/?$|_) {
    return 404;
  }

  # To a browser, two slashes begin the name of a host.
  if ($request_uri ~ "^//[/\\x5c]*(?<behind_slashes>.*)$") {
    return 301 /$behind_slashes;
  }

  # Each page has one address.
  location = /index.html {
    return 301 /$is_args$args;
  }
  location ~ ^(?<page>/.+?)(?:/index\\.html|\\.html|/)$ {
    if (-f $document_root$page.html) {
      return 301 $page$is_args$args;
    }
    return 404;
  }

  location = / {
    try_files /index$twin /index.html =404;
  }
  location / {
    try_files $uri$twin $uri $uri.html =404;
  }
}
`;
}

/** The value of a header for each file. Of a map's patterns the first counts, of our rules the last. */
function mapOf(name: string, rules: readonly Rule[]): string {
  if (rules.filter(({ headers }) => name in headers).length === 1) return '';
  const lines = rules.toReversed().flatMap(({ files, headers: { [name]: value } }) => {
    return value === undefined ? [] : [`  ${patternOf(files)} ${quote(value)};\n`];
  });
  return `map $uri ${variableOf(name)} {\n${lines.join('')}}\n\n`;
}

/** As text where it is the same for all files. */
function valueOf(name: string, rules: readonly Rule[]): string {
  const values = rules.flatMap(({ headers: { [name]: value } }) => value ?? []);
  return values.length > 1 ? variableOf(name) : quote(values.join());
}

function patternOf(files: string): string {
  if (files === '/*') return 'default';
  const escaped = files.replace(/\*$/, '').replaceAll('.', '\\.');
  return `"~^${escaped}${files.endsWith('*') ? '' : '$'}"`;
}

function variableOf(name: string): string {
  return `$site_${name.toLowerCase().replaceAll('-', '_')}`;
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}
