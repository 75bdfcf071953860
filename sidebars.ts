import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { changelogPath, deprecatedPath, referencePath } from 'graphql-docs-reference/graphql';
import { product } from './src/product';

/** For whoever builds a client or connects a service. */
const partnerGuides = [
  {
    type: 'category',
    label: 'Send requests',
    items: ['forming-requests', 'pagination', 'errors', 'rate-limits'],
  },
  {
    type: 'category',
    label: 'Sign people in',
    items: [
      'authentication-authorization/index',
      'authentication-authorization/registration-login',
    ],
  },
  {
    type: 'category',
    label: 'Build a client',
    items: ['create-a-post', 'chat', 'internationalisation'],
  },
  {
    type: 'category',
    label: 'Connect a service',
    items: ['authentication-authorization/third-party-integrations', 'integration-events'],
  },
  {
    type: 'category',
    label: 'Test and keep up',
    items: ['local-api', 'coding-agents', 'schema-as-a-file', 'versioning/graphql-api'],
  },
] satisfies SidebarsConfig[string];

/** For whoever works on the platform. */
const contributorGuides = [
  {
    type: 'category',
    label: 'Architecture',
    link: { type: 'doc', id: 'architecture/index' },
    items: ['architecture/machine-learning', 'caching-layers', 'repositories'],
  },
  {
    type: 'category',
    label: 'Apps and web',
    items: ['push-notifications', 'tracking', 'server-side-rendering', 'seo-sitemap'],
  },
  {
    type: 'category',
    label: 'Versioning',
    link: { type: 'doc', id: 'versioning/index' },
    items: ['versioning/app', 'versioning/graphql-api-evolution'],
  },
  {
    type: 'category',
    label: 'Contributing',
    link: { type: 'doc', id: 'contributing/index' },
    items: [
      'contributing/code-review-checklist',
      'contributing/deprecating-code',
      'contributing/delivery',
      'contributing/releasing',
      'contributing/maintenance',
    ],
  },
] satisfies SidebarsConfig[string];

const guides = [
  'intro',
  {
    type: 'category',
    label: `Build on ${product.name}`,
    collapsed: false,
    items: partnerGuides,
  },
  { type: 'category', label: `Inside ${product.name}`, items: contributorGuides },
] satisfies SidebarsConfig[string];

/** Of how the schema changes. */
const changes = [
  { label: 'Changelog', href: changelogPath },
  { label: 'Deprecated', href: deprecatedPath },
].map((page) => ({ type: 'link' as const, ...page, customProps: { isOptional: true } }));

/** The docs plugin leaves out what the schema has not. */
const reference = {
  type: 'category' as const,
  label: 'GraphQL API',
  customProps: { href: referencePath },
  items: [
    {
      type: 'link' as const,
      label: 'Symbols',
      href: referencePath,
      customProps: { isReference: true },
    },
    ...changes,
  ],
};

export default { docs: [...guides, reference] } satisfies SidebarsConfig;
