import ts from 'typescript';

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  types: ['node'],
  skipLibCheck: true,
};

/** Compiles all samples as modules of one program, and gives the messages for each, by its name. */
export function compileProblems(samples: ReadonlyMap<string, string>): Map<string, string[]> {
  const names = [...samples.keys()];
  const paths = names.map((name, index) => `${process.cwd()}/${pathOf(name, index)}`);
  const texts = new Map(paths.map((path, index) => [path, samples.get(names[index] ?? '') ?? '']));
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    directoryExists: (path) => path.endsWith('.mdx') || (disk.directoryExists?.(path) ?? true),
    fileExists: (path) => texts.has(path) || disk.fileExists(path),
    readFile: (path) => texts.get(path) ?? disk.readFile(path),
    getSourceFile: (path, version, ...rest) => {
      const text = texts.get(path);
      if (text === undefined) return disk.getSourceFile(path, version, ...rest);
      return ts.createSourceFile(path, text, version);
    },
  };
  const program = ts.createProgram(paths, options, host);
  return new Map(names.map((name, index) => [name, messagesOf(program, paths[index] ?? '')]));
}

/** Samples of one page import each other by their titles, where these are names of files. */
function pathOf(name: string, index: number): string {
  const [, page, title] = /^(.+\.mdx):\d+ (\S+\.ts)$/.exec(name) ?? [];
  return page && title ? `${page}/${title}` : `sample-${index}.ts`;
}

function messagesOf(program: ts.Program, path: string): string[] {
  const file = program.getSourceFile(path);
  return ts.getPreEmitDiagnostics(program, file).map(({ start = 0, messageText }) => {
    const { line = 0 } = file?.getLineAndCharacterOfPosition(start) ?? {};
    return `line ${line + 1}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
