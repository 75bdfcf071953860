import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { RuleSetRule } from 'webpack';
import { InputError } from 'graphql-docs-reference/graphql';
import { JsonFault, placeAt, readJson } from 'graphql-docs-reference/json';
import { ofPages, packageFile } from '../package-file';

const loader = join(__dirname, 'inline-messages.cjs');

/**
 * Shows `write-translations` the messages of catalogues, and puts them into bundles, translated.
 *
 * @param id of the schema whose plugin this is.
 * @param own catalogues of the site, beside those of the packages.
 * @throws InputError with the place where the translations are no JSON.
 */
export function messages(
  { siteDir, localizationDir, i18n: { currentLocale } }: LoadContext,
  { id, own = [] }: { readonly id: string; readonly own?: readonly string[] | undefined },
): Plugin {
  const name = 'graphql-docs';
  const folder = id === 'default' ? name : `${name}-${id}`;
  const catalogues = [
    ...ofPages.map((name) => packageFile(name, 'messages.en.json')),
    ...own.map((path) => resolve(siteDir, path)),
  ];
  const translations = join(localizationDir, folder, 'messages.json');
  if (existsSync(translations)) checkJson(siteDir, translations);
  let isSaid = false;
  const rule: RuleSetRule = {
    test: [/\.[jt]sx?$/, ...catalogues],
    include: catalogues.map((file) => dirname(file)),
    enforce: 'pre',
    loader,
    options: {
      catalogues,
      translations,
      // In the dev server they change.
      check: (file: string) => {
        checkJson(siteDir, file);
      },
    },
  };
  return {
    name,
    getTranslationFiles: () => {
      const content = Object.fromEntries(catalogues.flatMap(readCatalogue));
      return [{ path: 'messages', content }];
    },
    allContentLoaded: () => {
      // That of a schema with an id is for bundles alone, and the dev server loads content again.
      if (id !== 'default' || /^en\b/.test(currentLocale) || existsSync(translations) || isSaid)
        return;
      isSaid = true;
      const file = relative(siteDir, translations);
      logger.info(
        `The interface of the API reference is in English, since there is no ${file}. To translate it, run docusaurus write-translations --locale ${currentLocale}.`,
      );
    },
    // That of another schema of the site does it for all.
    configureWebpack: ({ module }) =>
      module?.rules?.some(isOurs) ? {} : { module: { rules: [rule] } },
  };
}

function checkJson(siteDir: string, path: string): void {
  const text = readFileSync(path, 'utf8');
  try {
    readJson(text);
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    const place = { file: relative(siteDir, path), ...placeAt(text, error.place.from) };
    throw new InputError([{ ...place, message: `${error.message} Correct the JSON.` }]);
  }
}

function readCatalogue(file: string): (readonly [key: string, { message: string }])[] {
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
  return Object.entries(texts).map(([key, message]) => [key, { message }]);
}

function isOurs(rule: unknown): boolean {
  return typeof rule === 'object' && rule !== null && 'loader' in rule && rule.loader === loader;
}
