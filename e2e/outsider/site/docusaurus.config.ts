import type { Config } from '@docusaurus/types';
import type { PresetOptions } from 'docusaurus-preset-graphql-docs';

// The site is built twice.
const documents = process.env['DOCUMENTS'] === 'true';

/** A site of another team, below an address of its host: the classic preset, and an entry for each API. */
export default {
  title: 'Library',
  url: 'https://docs.library.example',
  baseUrl: '/docs-of-mine/',
  trailingSlash: documents || undefined,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  presets: [
    ['classic', { docs: { routeBasePath: 'guides' } }],
    [
      'graphql-docs',
      {
        schema: './api.graphql',
        endpoint: 'https://api.library.example/graphql',
        documents,
      } satisfies PresetOptions,
    ],
    [
      'graphql-docs',
      {
        id: 'lending',
        path: 'apis/lending',
        schema: './lending/api.graphql',
        endpoint: 'https://lending.library.example/graphql',
        auth: { header: 'X-Api-Key', prefix: '' },
        texts: { title: 'Lending API' },
      } satisfies PresetOptions,
    ],
  ],
  themeConfig: {
    navbar: {
      title: 'Library',
      items: [
        { to: '/guides/hello', label: 'Guides' },
        { to: '/docs/graphql', label: 'API' },
        { to: '/apis/lending', label: 'Lending' },
      ],
    },
  },
} satisfies Config;
