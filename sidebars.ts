import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import {
  changelogPath,
  clientCheckPath,
  deprecatedPath,
  referencePath,
  scopesPath,
} from 'graphql-docs-reference/graphql';
import { product } from './src/product';

/** For whoever builds a client or connects a service. */
const partnerGuides = [
  category('Get started', [
    'intro',
    'concepts',
    'local-api',
    'authentication-authorization/third-party-integrations',
  ]),
  chapter('Sign people in', 'authentication-authorization/registration-login', [
    ...['sign-in/browser', 'sign-in/server', 'sign-in/phone'],
    ...['sign-in/onboarding', 'sign-in/sign-out', 'authentication-authorization/index'],
  ]),
  category('Send requests', [
    ...['forming-requests', 'pagination', 'errors', 'rate-limits', 'permissions'],
  ]),
  chapter('Tutorials', 'tutorials/index', [
    ...['tutorials/near-me', 'tutorials/membership-desk', 'tutorials/space-calendar'],
    ...['tutorials/poll-in-your-app', 'tutorials/place-search'],
  ]),
  category('Build', ['create-a-post', 'chat', 'recommendations', 'internationalisation']),
  category('Scenarios', [
    ...['scenarios/join-a-space', 'scenarios/share-a-task', 'scenarios/decide-by-poll'],
  ]),
  chapter('Webhooks', 'integration-events', [
    ...['webhooks/receivers', 'webhooks/lab', 'webhooks/events', 'webhooks/copies'],
  ]),
  category('Test', [
    ...['schema-as-a-file', 'coding-agents', 'going-live'],
    { type: 'link' as const, label: 'Check your client', href: clientCheckPath },
  ]),
  category('Keep up', ['versioning/graphql-api', 'versioning/deprecated-operations', 'support']),
];

/** For whoever works on the platform. */
const contributorGuides = [
  chapter('Architecture', 'architecture/index', [
    ...['architecture/deletion', 'architecture/machine-learning', 'caching-layers', 'repositories'],
  ]),
  category('Apps and web', [
    ...['push-notifications', 'tracking', 'server-side-rendering', 'seo-sitemap'],
    'contributing/app-texts',
  ]),
  chapter('Versioning', 'versioning/index', ['versioning/app', 'versioning/graphql-api-evolution']),
  chapter('Contributing', 'contributing/index', [
    ...['contributing/code-review-checklist', 'contributing/deprecating-code'],
  ]),
];

/** For whoever maintains this site or serves it. */
const siteGuides = [
  ...['contributing/write-a-guide', 'contributing/delivery'],
  ...['contributing/releasing', 'contributing/maintenance'],
];

function category<Item>(label: string, items: Item[]) {
  return { type: 'category' as const, label, items };
}

/** A category that is a guide, too. */
function chapter(label: string, id: string, items: string[]) {
  return { ...category(label, items), link: { type: 'doc' as const, id } };
}

/** About the whole schema. */
const pages = [
  { label: 'Scopes', href: scopesPath },
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
    ...pages,
  ]),
  customProps: { href: referencePath },
};

export default {
  docs: [
    { ...category(`Build on ${product.name}`, partnerGuides), collapsed: false },
    category(`Inside ${product.name}`, contributorGuides),
    category('This site', siteGuides),
    reference,
  ],
} satisfies SidebarsConfig;
