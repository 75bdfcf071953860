import { shortChunkNames } from '../short-names.mjs';

/** Shortens the names of chunks, and leaves out what only the server reads of each. */
export default function registryLoader(source) {
  const shortNames = shortChunkNames(source);
  return source
    .replaceAll(/"([0-9a-f]{8})"/g, (quoted, name) =>
      JSON.stringify(shortNames.get(name) ?? quoted),
    )
    .replaceAll(/\), "@[^"]*", require\.resolveWeak\("[^"]*"\)\]/g, ')]');
}
