const mostColumns = 80;

/** JSON in lines of two spaces a level, in which a list of short values is one line. */
export function printJson(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const entries = Object.entries(value);
  const [open, close] = isList ? '[]' : '{}';
  if (entries.length === 0) return `${open}${close}`;
  if (isList && value.every((item) => typeof item !== 'object' || item === null)) {
    const line = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
    if (indent.length + line.length <= mostColumns) return line;
  }
  const inner = `${indent}  `;
  const lines = entries.map(([key, item]) => {
    const text = printJson(item, inner);
    return isList ? `${inner}${text}` : `${inner}${JSON.stringify(key)}: ${text}`;
  });
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}
