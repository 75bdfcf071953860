/**
 * Takes the names of source files out of the registry of chunks. The server looks files up by them,
 * the browser never does.
 */
export default function registryLoader(source) {
  return source.replaceAll(/(\), )"@[^"]*"(, require\.resolveWeak)/g, '$1""$2');
}
