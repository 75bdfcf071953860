import type { Product } from 'graphql-docs-reference/options';

/** Addresses of the platform, apart because a browser needs no more of what follows. */
export const urls = {
  site: 'https://developers.vicinia.example',
  api: 'https://api.vicinia.example/graphql',
  staging: 'https://api.staging.vicinia.example/graphql',
  app: 'https://app.vicinia.example',
  identity: 'https://id.vicinia.example',
  source: 'https://code.vicinia.example/vicinia',
} as const;

/**
 * The organisation whose platform the site documents: change it here, and nowhere else. Only the
 * pictures in `static` show its name and its logo, too.
 */
export const product = {
  name: 'Vicinia',
  tagline: 'Build on Vicinia, where neighbours meet, plan and help each other',
  /** What the site is, in a sentence. */
  siteDescription:
    'Guides and the complete GraphQL reference of Vicinia, checked against its schema.',
  introduction:
    'On Vicinia, neighbours meet in spaces, plan tasks, appointments and polls, and find volunteering, donation projects, events and good news. Your app, website or service can do all of it through one GraphQL endpoint.',
  /** What the model of the API begins with. */
  modelData: 'a small neighbourhood',
  /** Prefix of the types of integration events, the site's domain read backwards. */
  eventPrefix: 'example.vicinia',
  urls,
  /** Repository of this site, below `urls.source`. */
  repository: 'developer-docs',
  /** Who reads reports of vulnerabilities, and until when that is certain: a year at most. */
  security: { contact: 'security@vicinia.example', expires: '2027-10-31' },
  social: [
    { label: 'Mastodon', href: 'https://mastodon.vicinia.example/@vicinia' },
    { label: 'LinkedIn', href: 'https://linkedin.vicinia.example/company/vicinia' },
    { label: 'Instagram', href: 'https://instagram.vicinia.example/vicinia' },
    { label: 'YouTube', href: 'https://youtube.vicinia.example/@vicinia' },
    { label: 'Facebook', href: 'https://facebook.vicinia.example/vicinia' },
  ],
  announcement: {
    /** Change the id whenever the text changes, so that readers who dismissed the last one see it. */
    id: 'refused-queries',
    text: 'Changed in the API: a refused query no longer empties the whole response.',
    link: { label: 'Changelog', href: '/docs/graphql/changelog#2026-11-25' },
  },
} as const;

export const siteTitle = `${product.name} Open Source`;

/** Absolute address of a path of this site, as `/docs/errors`. */
function siteUrl(path: string): string {
  return `${product.urls.site}${path}`;
}

/** Address of a file or folder of this site in the source group, as `schema/spaces.graphql`. */
export function sourceUrl(path: string, line?: number): string {
  const fragment = line === undefined ? '' : `#L${line}`;
  return `${product.urls.source}/${product.repository}/blob/main/${path}${fragment}`;
}

/** What guides write as `{product}`, `{urls.api}` and so on. */
export const placeholders = /* @__PURE__ */ listPlaceholders();

function listPlaceholders(): Readonly<Record<string, string>> {
  const addresses = Object.entries(urls).map(([name, url]) => [`urls.${name}`, url] as const);
  const named = { product: product.name, eventPrefix: product.eventPrefix };
  return { ...named, ...Object.fromEntries(addresses) };
}

/** The model as `npm run sandbox` serves it, also that of another schema. */
const localApi = {
  endpoint: 'http://localhost:4000/graphql',
  reset: 'http://localhost:4000/reset',
  start: 'npm run sandbox',
};

/** The platform as the plugins are told of it. */
export const productOption = /* @__PURE__ */ describeProduct();

function describeProduct() {
  return {
    name: product.name,
    title: siteTitle,
    description: product.siteDescription,
    tagline: product.tagline,
    introduction: product.introduction,
    usage: [
      `Requests: \`POST\` JSON with \`query\` and \`variables\` to \`${urls.api}\`. Errors come with HTTP status 200, in \`errors\`; decide by \`extensions.code\`.`,
      `Authentication: public queries need no token. All else needs an access token of the identity provider at \`${urls.identity}\` (OpenID Connect with PKCE) in the header \`Authorization: Bearer <access token>\`; the page of each operation says which role it takes.`,
    ],
    withoutToken: 'public content needs no token',
    modelData: product.modelData,
    endpoint: urls.api,
    staging: urls.staging,
    localApi,
    siteUrl,
    sourceUrl,
    placeholders,
  } satisfies Product;
}

/** Addresses that are still examples, which an owner of the site replaces by real ones. */
export function exampleAddresses(): string[] {
  const addresses = [
    ...Object.values(product.urls),
    ...product.social.map(({ href }) => href),
    product.security.contact,
  ];
  return addresses.filter((address) => /\.example(?:\/|$)/.test(address));
}
