/** @throws Error if a text is no port that somebody can listen at. */
export function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Error(`Unexpected --port "${text}". Expected a number from 1 to 65535.`);
}
