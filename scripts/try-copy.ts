import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { placeholders } from '../src/product';
import { replacePlaceholders } from 'docusaurus-preset-graphql-docs/remark';
import { copySources } from './copy-sources';
import { reports } from './count-tests';
import { runScript } from './run-script';

/** What the copy is told more than the sources: its languages. */
const locales =
  "locales: ['en', 'de'], localeConfigs: { de: { url: 'https://de.example.org', baseUrl: '/' } }";

/** What a contributor adds first, and what the sandbox makes up an answer to. */
const operationWithoutRule = `
extend type Query {
  "Word for the mood in town."
  moodInTown: String! @access(role: GUEST)
}
`;

function main(): void {
  const copy = mkdtempSync(join(tmpdir(), 'copy-'));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  copySources(copy);
  // Beside the same packages.
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  const config = join(copy, 'docusaurus.config.ts');
  const text = readFileSync(config, 'utf8');
  if (!text.includes("locales: ['en']"))
    throw new Error('Unexpected locales in the configuration.');
  writeFileSync(config, text.replace("locales: ['en']", locales));
  copyTranslations('packages/reference/src/i18n/__fixtures__/de', join(copy, 'i18n/de'));
  appendFileSync(join(copy, 'schema/topics.graphql'), operationWithoutRule);
  const run = (script: string, ...args: string[]): void => {
    execFileSync(`npm run --silent ${script} -- ${args.join(' ')}`, {
      cwd: copy,
      env: { ...process.env, LOCALE: 'de' },
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: true,
    });
  };
  run('write-translations', '--locale', 'en');
  run('cut-version', '2026.11');
  run('build');
  walk(copy);
}

/** Runs the tests of `e2e/copy`. */
function walk(copy: string): void {
  const reporters = '--reporter=list,json';
  execFileSync(`playwright test --config playwright.copy.config.ts ${reporters}`, {
    env: { ...process.env, COPY: copy, PLAYWRIGHT_JSON_OUTPUT_FILE: reports.copy },
    stdio: 'inherit',
    shell: true,
  });
}

/** With the product's name, which its keys hold too. */
function copyTranslations(from: string, to: string): void {
  for (const file of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.json')) continue;
    const text = readFileSync(join(from, file), 'utf8');
    mkdirSync(dirname(join(to, file)), { recursive: true });
    writeFileSync(join(to, file), replacePlaceholders(text, placeholders));
  }
}

void runScript(main, {
  command: 'npm run try-copy',
  does: 'Builds a copy of the site in German with an older version of its docs, and walks it.',
  example: 'PORT=4000 npm run try-copy, to serve the copy at the port after that',
});
