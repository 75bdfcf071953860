import type { Attached } from '../example/attach';

/** Writes what a schema coordinate stands for into the request; an operation into a blank one, whole. */
export async function insertSymbol(
  coordinate: string,
  { runner, insert }: Attached,
): Promise<void> {
  const text = await runner.write(coordinate);
  if (text === undefined) return;
  const [, root] = /^(Query|Mutation)\./.exec(coordinate) ?? [];
  const isBlank = runner.get().draft?.query.trim() === '';
  insert(root && isBlank ? `${root.toLowerCase()} {\n  ${text}\n}` : text);
}
