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
  if (texts.size < paths.length) throw new Error('Two samples have the same name of a file.');
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
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

/** Samples import each other by their titles, also across pages, where these are names of files. */
function pathOf(name: string, index: number): string {
  const [, title] = /\.mdx:\d+ (\S+\.ts)$/.exec(name) ?? [];
  return title ?? `sample-${index}.ts`;
}

function messagesOf(program: ts.Program, path: string): string[] {
  const file = program.getSourceFile(path);
  return ts.getPreEmitDiagnostics(program, file).map(({ start = 0, messageText }) => {
    const { line = 0 } = file?.getLineAndCharacterOfPosition(start) ?? {};
    return `line ${line + 1}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
