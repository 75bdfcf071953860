import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { changelogPath, deprecatedPath, referencePath } from 'graphql-docs-reference/graphql';
import { product } from './src/product';

/** For whoever builds a client or connects a service. */
const partnerGuides = [
  category('Send requests', ['forming-requests', 'pagination', 'errors', 'rate-limits']),
  category('Sign people in', [
    'authentication-authorization/index',
    'authentication-authorization/registration-login',
  ]),
  category('Build a client', ['create-a-post', 'chat', 'internationalisation']),
  category('Connect a service', [
    'authentication-authorization/third-party-integrations',
    'integration-events',
  ]),
  category('Test and keep up', [
    ...['local-api', 'coding-agents', 'schema-as-a-file', 'versioning/graphql-api'],
  ]),
];

/** For whoever works on the platform. */
const contributorGuides = [
  chapter('Architecture', 'architecture/index', [
    ...['architecture/machine-learning', 'caching-layers', 'repositories'],
  ]),
  category('Apps and web', [
    ...['push-notifications', 'tracking', 'server-side-rendering', 'seo-sitemap'],
  ]),
  chapter('Versioning', 'versioning/index', ['versioning/app', 'versioning/graphql-api-evolution']),
  chapter('Contributing', 'contributing/index', [
    'contributing/code-review-checklist',
    'contributing/deprecating-code',
    'contributing/delivery',
    'contributing/releasing',
    'contributing/maintenance',
  ]),
];

function category<Item>(label: string, items: Item[]) {
  return { type: 'category' as const, label, items };
}

/** A category that is a guide, too. */
function chapter(label: string, id: string, items: string[]) {
  return { ...category(label, items), link: { type: 'doc' as const, id } };
}

/** Of how the schema changes. */
const changes = [
  { label: 'Changelog', href: changelogPath },
  { label: 'Deprecated', href: deprecatedPath },
].map((page) => ({ type: 'link' as const, ...page, customProps: { isOptional: true } }));

/** The docs plugin leaves out what the schema has not. */
const reference = {
  ...category('GraphQL API', [
    {
      type: 'link' as const,
      label: 'Symbols',
      href: referencePath,
      customProps: { isReference: true },
    },
    ...changes,
  ]),
  customProps: { href: referencePath },
};

export default {
  docs: [
    'intro',
    { ...category(`Build on ${product.name}`, partnerGuides), collapsed: false },
    category(`Inside ${product.name}`, contributorGuides),
    reference,
  ],
} satisfies SidebarsConfig;
