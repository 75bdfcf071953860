/**
 * Short names of chunks by their names. Docusaurus names a chunk by eight digits; the fewest that
 * tell it apart from the others do. A letter keeps it apart from the numbers that the bundler gives.
 */
export function shortChunkNames(
  /** The module that holds all chunks by their names. */
  registry: string,
): Map<string, string>;
