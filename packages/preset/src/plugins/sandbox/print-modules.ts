import type { Mount } from 'graphql-docs-reference/graphql';
import { packageFile } from '../../package-file';

/**
 * What pages know of their API, as a module of the type `Api` of the reader. Each of its files is
 * imported by its name, so that the bundler makes chunks of them.
 */
export function apiModule(id: string, mount: Mount, modelData = ''): string {
  const load = (name: string): string =>
    `async () => (await import('@generated/search/${id}/${name}.json')).default`;
  return `import endpoints from '@generated/graphql-reference/${id}/endpoints.json';
import callers from './callers.json';

export default {
  id: ${JSON.stringify(id)},
  mount: ${JSON.stringify(mount)},
  modelData: ${JSON.stringify(modelData)},
  endpoints,
  callers,
  loadSymbols: ${load('symbols')},
  loadGuides: ${load('guides')},
  loadWords: ${load('words')},
  loadText: ${load('text')},
};
`;
}

/** What executes requests to an API and explains its names, as a `Sandbox` of the reader. */
export function sandboxModule(id: string, files: Iterable<string>): string {
  const entries = Array.from(files, (name) => {
    return `  ${JSON.stringify(name)}: () => import('./descriptions/${name}.json'),\n`;
  });
  return `const descriptions = {
${entries.join('')}};

export default {
  id: ${JSON.stringify(id)},
  startWorker: () => new Worker(new URL('./worker.js', import.meta.url)),
  loadTexts: async () => (await import('./texts.json')).default,
  loadDescriptions: async (name) => (await descriptions[name]()).default,
};
`;
}

/** The worker with a model: rules are of no use to another schema, and half of its code. */
export function workerModule(model: string): string {
  const questions = packageFile('graphql-docs-reader', 'src/islands/sandbox/answer-questions');
  return `import { answerQuestions } from ${JSON.stringify(questions)};
import { model } from ${JSON.stringify(model)};
import sdl from './sdl.json';
import rows from './rows.json';

answerQuestions(sdl, rows, model);
`;
}

/** All APIs of a site, or all sandboxes, in the order of its config. */
export function listModule(ids: readonly string[], name: 'api' | 'sandbox'): string {
  const imports = ids.map((id, n) => `import ${name}${n} from '@generated/sandbox/${id}/${name}';`);
  const names = ids.map((_, n) => `${name}${n}`);
  return `${imports.join('\n')}\n\nexport default [${names.join(', ')}];\n`;
}
