import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { sep } from 'node:path';

const utils = createRequire(require.resolve('@docusaurus/utils/package.json'));
const modules = utils('./lib/moduleUtils') as { loadFreshModule: (path: string) => unknown };

/**
 * Has Docusaurus load the config, plugins and all that they import by Node, which compiles TypeScript
 * in this process anyway. Docusaurus' own loader, Jiti, compiles them with Babel, and loads the
 * config, the presets and each plugin one by one, each with all that it imports. They are loaded
 * again where one of their files has changed, as Docusaurus expects when the config is saved.
 */
export function loadModulesOnce(): void {
  let loadedAt = Date.now();
  const loadCurrent = (path: string): unknown => {
    const own = Object.keys(require.cache).filter(isOwn);
    if (own.some((file) => changedAt(file) > loadedAt)) {
      for (const file of own) Reflect.deleteProperty(require.cache, file);
      loadedAt = Date.now();
    }
    return load(path);
  };
  modules.loadFreshModule = (path) => Promise.resolve(path).then(loadCurrent);
}

/** Whether whoever changes the site may change a file: not where it is of a package from elsewhere. */
function isOwn(file: string): boolean {
  return !file.includes(`${sep}node_modules${sep}`);
}

function changedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
}

/** A module that exports nothing but a default is that. */
function load(path: string): unknown {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- Docusaurus says which at run time
  const loaded = require(path) as object;
  const isAlone = Object.keys(loaded).join() === 'default';
  return isAlone ? (loaded as { readonly default: unknown }).default : loaded;
}
