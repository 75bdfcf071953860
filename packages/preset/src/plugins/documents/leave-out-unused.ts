import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { Plugin, Root } from 'postcss';
import { PurgeCSS } from 'purgecss';
import { packageFile } from '../../package-file';

const themes = ['@docusaurus/theme-classic', '@docusaurus/theme-common'];
const packages = [
  'graphql-docs-reference',
  'graphql-docs-reader',
  'docusaurus-preset-graphql-docs',
];

/** Elements, which Markdown makes, and what the theme puts together from parts of names. */
const kept = [/^[a-z0-9]+$/i, /^(?:alert|navbar|footer)--/];

/** Leaves out of Infima what nothing on the site names: variants of classes, and settings. */
export function leaveOutUnused(siteDir: string): Plugin {
  const patterns = [
    ...themes.map((name) => join(dirname(require.resolve(name)), '**/*.{js,css}')),
    ...packages.map((name) => packageFile(name, 'src/**/*.{ts,tsx,css}')),
    join(siteDir, 'src/**/*.{ts,tsx,mdx,css}'),
    join(siteDir, '{docs,blog,versioned_docs,i18n}/**/*.{md,mdx}'),
  ];
  return {
    postcssPlugin: 'leave-out-unused',
    async Once(root, { parse }) {
      if (!/[/\\]infima[/\\]/.test(root.source?.input.file ?? '')) return;
      const paths = await Globby(patterns, { ignore: ['**/__tests__/**'] });
      const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
      const content = texts
        .filter((_, index) => !paths[index]?.endsWith('.css'))
        .map((raw) => ({ raw, extension: 'html' }));
      const css = [{ raw: root.toString() }];
      const [purged] = await new PurgeCSS().purge({ content, css, safelist: kept });
      if (purged) root.removeAll().append(parse(purged.css));
      removeSettings(root, new Set(texts.flatMap((text) => text.match(/--ifm-[\w-]+/g) ?? [])));
    },
  };
}

/** A setting may be there for another one alone. */
function removeSettings(root: Root, named: ReadonlySet<string>): void {
  for (let before = ''; before !== root.toString(); ) {
    before = root.toString();
    const used = new Set(before.match(/(?<=var\(\s*)--ifm-[\w-]+/g));
    root.walkDecls(/^--ifm-/, (setting) => {
      if (!named.has(setting.prop) && !used.has(setting.prop)) setting.remove();
    });
  }
}
