import { dirname, join } from 'node:path';
import { packageFile } from '../package-file';

const client = (file: string): string => require.resolve(`@docusaurus/core/lib/client/${file}`);

const theme = (file: string): string =>
  join(dirname(require.resolve('@docusaurus/theme-classic')), file);

/** The module of the theme that writes days. */
export const daysOfTheme = /^\.\/utils\/IntlUtils$/;

/** A file of what runs in the browser. */
export function browserFile(name: string): string {
  return packageFile('graphql-docs-reader', 'src/browser', name);
}

/** The bundle of the frame, and, for its styles, that of the pages, which no browser renders. */
export function browserBundle(generatedFilesDir: string): object {
  const generated = (file: string): string => join(generatedFilesDir, file);
  return {
    entry: {
      main: client('clientEntry.js'),
      // The first says which layer of styles comes before which.
      pages: ['client-modules.js', 'registry.js'].map(generated),
    },
    resolve: {
      alias: {
        'react-helmet-async': browserFile('stand-ins/head.tsx'),
        tslib: browserFile('stand-ins/tslib.ts'),
      },
    },
    module: {
      rules: [
        {
          include: generated('docusaurus.config.mjs'),
          loader: join(__dirname, 'lean-config.cjs'),
        },
        standIn(generated('routes.js'), 'routes.ts'),
        standIn(theme('prism-include-languages.js'), 'nothing.ts'),
        standIn(theme('nprogress.js'), 'nothing.ts'),
        standIn(client('preload.js'), 'preload.ts'),
        standIn(client('docusaurus.js'), 'docusaurus.ts'),
        standIn(client('PendingNavigation.js'), 'pending-navigation.ts'),
      ],
    },
  };
}

function standIn(file: string, name: string): object {
  return {
    include: file,
    type: 'javascript/auto',
    enforce: 'pre',
    loader: join(__dirname, 'stand-in.cjs'),
    options: { file: browserFile(`stand-ins/${name}`) },
  };
}
