import ts from 'typescript';
import { fencesOf } from './fences';

/** The code of the fence that carries the word `run` and this title. */
export function sampleCode(file: string, title: string): string {
  const fence = fencesOf(file).find((each) => each.isRun && each.title === title);
  if (!fence) throw new Error(`${file} has no fence with the title "${title}" and the word run.`);
  return fence.code;
}

/**
 * What a TypeScript fence exports, run as it stands on the page. `./pkce` in an import is the fence
 * of the same page with the title `pkce.ts`.
 */
export async function loadSample<Exports>(file: string, title: string): Promise<Exports> {
  return (await import(/* @vite-ignore */ sampleUrl(file, title))) as Exports;
}

function sampleUrl(file: string, title: string): string {
  const { outputText } = ts.transpileModule(sampleCode(file, title), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  const code = outputText.replace(/(?<=^import .+ from ')[^']+(?=';$)/gm, (specifier) =>
    resolve(file, specifier),
  );
  return `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
}

/** The address of an imported module: the code has none, so that Node.js cannot look around it. */
function resolve(file: string, specifier: string): string {
  if (specifier.startsWith('./')) return sampleUrl(file, `${specifier.slice(2)}.ts`);
  return specifier.startsWith('node:') ? specifier : import.meta.resolve(specifier);
}
