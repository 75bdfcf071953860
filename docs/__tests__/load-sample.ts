import ts from 'typescript';
import { fencesOf } from './fences';

/** The code of the fence that carries the word `run` and this title. */
export function sampleCode(file: string, title: string): string {
  const fence = fencesOf(file).find((each) => each.isRun && each.title === title);
  if (!fence) throw new Error(`${file} has no fence with the title "${title}" and the word run.`);
  return fence.code;
}

/** What a TypeScript fence exports, run as it stands on the page. */
export async function loadSample<Exports>(file: string, title: string): Promise<Exports> {
  const { outputText } = ts.transpileModule(sampleCode(file, title), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  // From the address of data, the name of a package leads nowhere.
  const text = outputText.replace(/(?<=^import .* from ')[^.'][^']*/gm, (name) =>
    import.meta.resolve(name),
  );
  const url = `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`;
  return (await import(/* @vite-ignore */ url)) as Exports;
}
