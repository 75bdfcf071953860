import { readFileSync } from 'node:fs';
import { Globby } from '@docusaurus/utils';
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
 * with the title `pkce.ts`, whichever page has it.
 */
export async function loadSample<Exports>(file: string, title: string): Promise<Exports> {
  return (await import(/* @vite-ignore */ sampleUrl(file, title))) as Exports;
}

function sampleUrl(file: string, title: string): string {
  const { outputText } = ts.transpileModule(sampleCode(file, title), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  const code = outputText.replace(/(?<=^import .+ from ')[^']+(?=';$)/gm, (specifier) =>
    resolve(specifier),
  );
  return `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
}

/** The address of an imported module: the code has none, so that Node.js cannot look around it. */
function resolve(specifier: string): string {
  if (!specifier.startsWith('./'))
    return specifier.startsWith('node:') ? specifier : import.meta.resolve(specifier);
  const title = `${specifier.slice(2)}.ts`;
  return sampleUrl(pageOf(title), title);
}

function pageOf(title: string): string {
  const page = Globby.sync(['docs/**/*.mdx', '!docs/graphql/**']).find((file) =>
    readFileSync(file, 'utf8').includes(`title="${title}" run`),
  );
  if (page === undefined) throw new Error(`No guide has a sample with the title "${title}".`);
  return page;
}
