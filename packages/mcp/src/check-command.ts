import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Measure } from 'graphql-docs-model';
import { isDay } from 'graphql-docs-reference/changelog';
import type { ClientFile, ClientReport, Finding } from 'graphql-docs-reference/client-check';
import {
  allFindings,
  checkClient,
  countInWords,
  isEmpty,
  sizeInWords,
} from 'graphql-docs-reference/client-check';
import { escapePattern, formatCommand, printable } from 'graphql-docs-reference/graphql';
import type { Site } from './site';
import { conditionsOf } from './tool';
import { checkedApi, lineOf, needsOf, plain, titleOf } from './tools/check-client';

const usage = `Usage: check [options] <files>

Checks the GraphQL documents in files against the API: .graphql files, and documents in
TypeScript, JavaScript, Swift and Kotlin. <files> are paths, folders or patterns in quotes.

  --since <day>   also say what has changed for each operation since this day
  --strict        fail on what is deprecated, and on breaking changes, too
  --json          print everything as JSON
  --annotations   print commands that comment on the lines of a pull request on GitHub;
                  they are on by themselves in GitHub Actions

Exits with 0 if there is no error, with 1 if there is one, and with 2 if nothing could be checked.`;

interface Output {
  readonly print: (text: string) => void;
  readonly warn: (text: string) => void;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Checks the files that arguments name. Gives the exit code. */
export function runCheck(
  site: Site,
  args: readonly string[],
  { print, warn, env }: Output,
): number {
  const given = readArguments(args);
  if (typeof given === 'string') {
    warn(`${given}\n\n${usage}`);
    return 2;
  }
  const { patterns, values } = given;
  const { since, json: isJson = false, strict: isStrict = false } = values;
  if (values.help === true) {
    print(usage);
    return 0;
  }
  const names = patterns.flatMap((pattern) => {
    const found = findFiles(pattern);
    if (found.length === 0) warn(`No file matches ${pattern}.`);
    return found;
  });
  const files = [...new Set(names)].map((name): ClientFile => {
    return { name, text: readFileSync(name, 'utf8') };
  });
  const api = checkedApi(site);
  const report = checkClient(files, api, since);
  const findings = allFindings(report);
  const summary = countInWords(report, findings, since);
  if (isEmpty(report)) {
    warn(summary);
    return 2;
  }
  if (isJson) print(JSON.stringify(reportAsJson(report, findings, summary), null, 2));
  else {
    for (const finding of findings) print(printable(lineOf(finding)));
    for (const operation of report.operations) {
      const { size } = operation;
      print(printable(`\n${titleOf(operation)}`));
      for (const needs of needsOf(operation, api)) print(`  ${needs}`);
      if (size) print(`  ${sizeInWords(size)}`);
    }
    print(`\n${summary}`);
  }
  const annotates = values.annotations ?? (!isJson && env['GITHUB_ACTIONS'] === 'true');
  if (annotates) for (const finding of findings) print(annotationOf(finding));
  const failing = isStrict ? ['error', 'deprecated', 'breaking'] : ['error'];
  return findings.some(({ level }) => failing.includes(level)) ? 1 : 0;
}

/** What the arguments ask for, or what is wrong with them. */
function readArguments(args: readonly string[]) {
  try {
    const { values, positionals: patterns } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        since: { type: 'string' },
        json: { type: 'boolean' },
        strict: { type: 'boolean' },
        annotations: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.since !== undefined && !isDay(values.since))
      return `Unexpected day "${values.since}", expected one such as 2026-05-01.`;
    if (patterns.length === 0 && values.help !== true) return 'Expected files to check.';
    return { patterns, values };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Of other people's code, and of what they have once had. */
const skipped = /(?:^|\/)(?:node_modules|\.git)\//;
const read = /\.(?:gql|graphqls?|[cm]?[jt]sx?|vue|svelte|astro|swift|kts?)$/i;

/** Paths with slashes. A folder stands for all files in it that can have documents. */
function findFiles(pattern: string): string[] {
  const path = pattern.replaceAll('\\', '/').replace(/^\.\//, '');
  if (existsSync(path)) {
    if (!statSync(path).isDirectory()) return [path];
    return filesIn(path).filter((name) => read.test(name));
  }
  const [fixed = ''] = /^[^*?{[]*/.exec(path) ?? [];
  const folder = fixed.slice(0, fixed.lastIndexOf('/') + 1);
  if (fixed === path || !existsSync(folder || '.')) return [];
  const matcher = matcherOf(path);
  return filesIn(folder).filter((name) => matcher.test(name));
}

function filesIn(folder: string): string[] {
  const start = folder === '' || folder.endsWith('/') ? folder : `${folder}/`;
  return readdirSync(folder || '.', { recursive: true, withFileTypes: false })
    .map((name) => `${start}${String(name).replaceAll('\\', '/')}`)
    .filter((name) => !skipped.test(name) && statSync(name, { throwIfNoEntry: false })?.isFile())
    .sort();
}

/** `**` for any folders, `*` and `?` for parts of a name, and `{a,b}` for one of several. */
function matcherOf(pattern: string): RegExp {
  let depth = 0;
  const source = pattern.split(/(\*\*\/|\*\*|[*?{},])/).map((part) => {
    if (part === '{') depth += 1;
    if (part === '}') depth -= 1;
    return part === ',' && depth === 0 ? part : (parts[part] ?? escapePattern(part));
  });
  return new RegExp(`^${source.join('')}$`);
}

const parts: Readonly<Record<string, string>> = {
  '**/': '(?:[^/]+/)*',
  '**': '.*',
  '*': '[^/]*',
  '?': '[^/]',
  '{': '(?:',
  '}': ')',
  ',': '|',
};

function annotationOf({ level, text, href, ...place }: Finding): string {
  const message = `${plain(text)}${href === undefined ? '' : ` ${href}`}`;
  const isNotice = level === 'tolerate' || level === 'safe';
  return formatCommand(
    { ...place, message },
    level === 'error' ? level : isNotice ? 'notice' : 'warning',
  );
}

/** A report as programs read it. */
function reportAsJson(
  { operations }: ClientReport<Measure>,
  findings: readonly Finding[],
  summary: string,
): object {
  return {
    summary,
    findings,
    total: findings.length,
    operations: operations.map(({ name, kind, file, line, column, access, size }) => ({
      ...{ name, kind, file, line, column },
      access: access.map((one) => ({ coordinate: one.coordinate, ...conditionsOf(one.access) })),
      ...(size && { depth: size.depth, fields: size.fields }),
      ...(size?.cost && { cost: { has: size.cost.has, of: size.cost.of } }),
    })),
  };
}
