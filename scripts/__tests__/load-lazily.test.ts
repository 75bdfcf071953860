import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

function run(code: string): string {
  const args = ['--require', resolve('scripts/load-lazily.cjs'), '--eval', code];
  return execFileSync(process.execPath, args, { encoding: 'utf8' }).trim();
}

const countTools = `
const tools = /[/\\\\](?:@babel[/\\\\](?:core|traverse)|webpackbar|terser|html-minifier-terser)[/\\\\]/;
console.log(Object.keys(require.cache).filter((file) => tools.test(file)).length);
`;

it.each(['@docusaurus/core/lib', '@docusaurus/core/lib/ssg/ssgRenderer.js'])(
  'loads no tool for other bundlers with %s',
  (name) => {
    expect(run(`require('${name}');${countTools}`)).toBe('0');
  },
);

const button = '@docusaurus/theme-classic/lib/theme/BackToTopButton';

it.each([
  [
    'a function of it',
    `require('@docusaurus/bundler').getHtmlMinifier({ type: 'terser' })
      .then(({ minify }) => minify('<i  id="a">a</i>')).then(({ code }) => console.log(code));`,
    '<i id="a">a</i>',
  ],
  [
    'what it is, a class',
    `require('@docusaurus/bundler').getProgressBarPlugin({ currentBundler: { name: 'webpack' } })
      .then((Bar) => console.log(new Bar({ name: 'site' }).webpackbar.options.name));`,
    'site',
  ],
  [
    'its default, a function',
    `const babel = require('@docusaurus/babel');
    babel
      .extractAllSourceCodeFileTranslations([require.resolve('${button}')], babel.getBabelOptions())
      .then(([{ translations }]) => console.log(Object.keys(translations)[0]));`,
    'theme.BackToTopButton.buttonAriaLabel',
  ],
])('loads a tool where Docusaurus uses %s', (_, code, printed) => {
  expect(run(code)).toBe(printed);
});
