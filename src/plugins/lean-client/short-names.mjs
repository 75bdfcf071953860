export function shortChunkNames(registry) {
  const names = [...registry.matchAll(/^ {2}"([0-9a-f]{8})": \[/gm)].map((match) => match[1]);
  const sorted = names.toSorted();
  return new Map(
    sorted.map((name, index) => {
      const shared = [sorted[index - 1], sorted[index + 1]].map((other) =>
        sharedLength(name, other),
      );
      return [name, `c${name.slice(0, Math.max(...shared) + 1)}`];
    }),
  );
}

function sharedLength(name, other = '') {
  let length = 0;
  while (length < other.length && name[length] === other[length]) length += 1;
  return length;
}
