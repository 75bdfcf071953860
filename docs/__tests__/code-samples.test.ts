import { readFileSync, readdirSync } from 'node:fs';
import { parse as parseShell } from 'sh-syntax';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import type { Fence } from './fences';
import { readFences } from './fences';
import type { RunPython } from './python';
import { startPython } from './python';
import { compileProblems } from './typescript';

const fences = await readFences();

/** Languages that are parsed here or elsewhere, and text that has no grammar to hold it to. */
const languages = [
  'bash',
  'graphql',
  'html',
  'http',
  'js',
  'json',
  'mermaid',
  'python',
  'sql',
  'text',
  'toml',
  'ts',
  'yaml',
];

const inLanguage = (...names: string[]): [string, Fence][] =>
  fences
    .filter(({ language }) => names.includes(language))
    .map((fence): [string, Fence] => [`${fence.file}:${fence.line} ${fence.title}`.trim(), fence]);

it('finds the samples of the guides', () => {
  expect(fences.length).toBeGreaterThan(200);
});

it('knows the language of every fence', () => {
  expect(fences.filter(({ language }) => !languages.includes(language))).toEqual([]);
});

it.each(inLanguage('json'))('parses the JSON of %s', (_name, { code }) => {
  expect(() => JSON.parse(code) as unknown).not.toThrow();
});

it.each(inLanguage('yaml'))('parses the YAML of %s', (_name, { code }) => {
  expect(parseDocument(code).errors).toEqual([]);
});

it.each(inLanguage('bash'))('parses the shell of %s', async (_name, { code }) => {
  await expect(parseShell(code)).resolves.toHaveProperty('Stmts');
});

it.each(inLanguage('js'))('parses the JavaScript of %s', (_name, { code }) => {
  const { diagnostics = [] } = ts.transpileModule(code, {
    fileName: 'sample.js',
    reportDiagnostics: true,
  });
  expect(diagnostics.map(({ messageText }) => messageText)).toEqual([]);
});

describe('TypeScript', () => {
  const samples = inLanguage('ts');
  let problems: ReadonlyMap<string, readonly string[]>;
  beforeAll(() => {
    problems = compileProblems(new Map(samples.map(([name, { code }]) => [name, code])));
  });

  it.each(samples)('compiles %s', (name) => {
    expect(problems.get(name)).toEqual([]);
  });
});

describe('Python', () => {
  let runPython: RunPython;
  beforeAll(async () => {
    runPython = await startPython();
    // It takes longer to start on a machine that is busy.
  }, 60_000);

  it.each(inLanguage('python'))('compiles %s', (_name, { code }) => {
    expect(() => runPython('compile(code, "sample", "exec")', { code })).not.toThrow();
  });
});

it('runs every sample that carries the word run', () => {
  const folder = 'docs/__tests__/run';
  const tests = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  const hasTest = ({ file, title }: Fence): boolean =>
    tests.some((text) => text.includes(file) && text.includes(title));
  const without = fences
    .filter((fence) => fence.isRun && !hasTest(fence))
    .map(({ file, line, title }) => `${file}:${line} No test in ${folder} loads "${title}".`);
  expect(without).toEqual([]);
});
