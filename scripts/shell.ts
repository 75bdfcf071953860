import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { formatCommand } from 'graphql-docs-reference/graphql';

/**
 * Runs a command line whose output the reader sees; gives its exit code, 1 where a signal ended it.
 * On GitHub, each problem in the output is put on its line of the pull request, too.
 */
export function shell(
  commandLine: string,
  env: NodeJS.ProcessEnv = {},
  cwd = '.',
): Promise<number> {
  const annotates = process.env['GITHUB_ACTIONS'] === 'true';
  const output = annotates ? 'pipe' : 'inherit';
  return new Promise((resolve, reject) => {
    const child = spawn(commandLine, {
      cwd,
      shell: true,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) annotate(stream, cwd);
    }
    child.on('error', reject);
    child.on('close', (code) => {
      resolve(code ?? 1);
    });
  });
}

function annotate(input: NodeJS.ReadableStream, cwd: string): void {
  const annotationOf = createAnnotator(cwd);
  createInterface({ input }).on('line', (line) => {
    const annotation = annotationOf(line);
    console.log(annotation === undefined ? line : `${line}\n${annotation}`);
  });
}

/** As our own checks print a problem, also among the values of a test that failed. */
const placed =
  /^[\s+"]*(?<file>[^\s:"+][^\s:"]*):(?<line>\d+):(?<column>\d+)(?: -|:)? (?<message>.+?)(?:",)?$/;
const ofTypeScript = /^(?<file>\S+)\((?<line>\d+),(?<column>\d+)\): error (?<message>.+)$/;
const ofPrettier = /^\[(?:warn|error)\] (?<file>[^\s:]+)(?:: (?<message>.+))?$/;
/** ESLint and Stylelint name a file once, above the rows of its problems. */
const row = /^\s+(?<line>\d+):(?<column>\d+)\s+(?:error|warning|✖)\s+(?<message>\S.*)$/;
/** A test that failed; the first line of its error comes next, and later where it was thrown. */
const failed = /^ FAIL .+? > (?<title>.+)$/;
const thrown = /^ ❯ (?<file>\S+):(?<line>\d+):(?<column>\d+)$/;
/** A test of a sample is named after the place of the sample. */
const sample = /(?<file>[^\s:]+\.\w+):(?<line>\d+)/;

/**
 * Reads what tools print, line by line, and gives the command that puts a problem on its line of a
 * pull request, once for each problem.
 */
export function createAnnotator(folder = '.'): (line: string) => string | undefined {
  const read = createReader();
  const given = new Set<string>();
  return (line) => {
    const found = read(stripVTControlCharacters(line));
    const path = resolve(folder, found?.file ?? '');
    if (!found?.file || !existsSync(path)) return undefined;
    const { line: at = 1, column = 1, message = 'Run npm run format.' } = found;
    const place = { file: relative(folder, path), line: Number(at), column: Number(column) };
    const command = formatCommand({ ...place, message });
    if (given.has(command)) return undefined;
    given.add(command);
    return command;
  };
}

type Found = Readonly<Partial<Record<'file' | 'line' | 'column' | 'message', string>>>;

function createReader(): (line: string) => Found | undefined {
  let heading = '';
  let title = '';
  let message = '';
  return (line) => {
    if (/^\S+$/.test(line)) heading = line;
    const fault = failed.exec(line)?.groups;
    if (fault) {
      title = fault['title'] ?? '';
      message = '';
    } else if (title !== '' && message === '') {
      message = `${title}: ${line}`;
      const place = sample.exec(title)?.groups;
      if (place) return { ...place, message };
    }
    const place = thrown.exec(line)?.groups;
    if (place) return { ...place, message };
    const inRow = row.exec(line)?.groups;
    if (inRow) return { ...inRow, file: heading };
    return [placed, ofTypeScript, ofPrettier].map((form) => form.exec(line)?.groups).find(Boolean);
  };
}
