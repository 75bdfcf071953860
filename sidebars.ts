import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { categories, referencePath } from './src/graphql/categories';

const guides = [
  'intro',
  {
    type: 'category',
    label: 'Architecture',
    link: { type: 'doc', id: 'architecture/index' },
    items: ['architecture/machine-learning', 'caching-layers', 'repositories'],
  },
  {
    type: 'category',
    label: 'Authentication and authorisation',
    link: { type: 'doc', id: 'authentication-authorization/index' },
    items: [
      'authentication-authorization/registration-login',
      'authentication-authorization/third-party-integrations',
    ],
  },
  {
    type: 'category',
    label: 'Building clients',
    items: [
      'chat',
      'push-notifications',
      'integration-events',
      'tracking',
      'internationalisation',
      'server-side-rendering',
      'seo-sitemap',
    ],
  },
  {
    type: 'category',
    label: 'Versioning',
    link: { type: 'doc', id: 'versioning/index' },
    items: ['versioning/app', 'versioning/graphql-api', 'versioning/graphql-api-evolution'],
  },
  {
    type: 'category',
    label: 'Contributing',
    link: { type: 'doc', id: 'contributing/index' },
    items: ['contributing/code-review-checklist', 'contributing/deprecating-code'],
  },
] satisfies SidebarsConfig[string];

/** The docs plugin leaves out what the schema has not, and adds how many symbols there are. */
const reference = {
  type: 'category' as const,
  label: 'GraphQL API',
  collapsed: false,
  customProps: { href: referencePath },
  items: categories.map(({ kind, folder, label }) => ({
    type: 'link' as const,
    href: `${referencePath}/${folder}`,
    label,
    key: kind,
    customProps: { reference: kind },
  })),
};

export default { docs: [...guides, reference] } satisfies SidebarsConfig;
