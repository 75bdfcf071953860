import type { LoadContext } from '@docusaurus/types';
import { expect, it } from 'vitest';
import documents from '..';

const context = {
  siteDir: '/site',
  generatedFilesDir: '/site/.docusaurus',
  siteConfig: { future: { faster: {} } },
} as LoadContext;
const { configureWebpack } = documents(context, {} as Parameters<typeof documents>[1]);

/** A browser makes each element a property of the window, by its id: here, by a name of a schema. */
it.each(['production', 'development'] as const)(
  'keeps scripts of %s where no element with the id of a field can be',
  (mode) => {
    const utils = { currentBundler: { instance: { NormalModuleReplacementPlugin: Object } } };
    const config = configureWebpack?.({ mode }, false, utils as never, undefined) as {
      readonly output?: { readonly chunkLoadingGlobal?: string };
    };
    expect(config.output?.chunkLoadingGlobal).toMatch(/:/);
  },
);
