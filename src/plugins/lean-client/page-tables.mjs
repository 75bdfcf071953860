const route =
  /\{\s*path: '([^']*)',\s*component: ComponentCreator\('\1', '(\w+)'\),\s*exact: true(?:,\s*sidebar: "([^"]*)")?\s*\}/g;
const run = new RegExp(`${route.source}(?:,\\s*${route.source.replace('\\1', "[^']*")})*`, 'g');

export function takePages(routes, chunkNames) {
  const groups = new Map();
  const left = { ...chunkNames };
  const takePage = ([, path, hash, sidebar], place) => {
    const key = `${path}-${hash}`;
    const names = left[key];
    if (names === undefined || Object.keys(names).join() !== '__comp,content') return undefined;
    delete left[key];
    const id = JSON.stringify([place, names.__comp, sidebar]);
    if (!groups.has(id)) groups.set(id, { component: names.__comp, sidebar, folders: {} });
    const { folders } = groups.get(id);
    const nameStart = path.lastIndexOf('/') + 1;
    const folder = path.slice(0, nameStart);
    folders[folder] = `${folders[folder] ?? ''} ${path.slice(nameStart)}:${names.content}`.trim();
    return `...pageRoutes(${[...groups.keys()].indexOf(id)})`;
  };
  const leftRoutes = routes.replaceAll(run, (text, ...rest) => {
    const items = [...text.matchAll(route)].map(
      (match) => takePage(match, rest.at(-2)) ?? match[0],
    );
    return [...new Set(items)].join(',\n');
  });
  return { pages: [...groups.values()], routes: leftRoutes, chunkNames: left };
}
