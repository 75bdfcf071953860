import type { Problem } from '../graphql/problem';
import { suggest } from '../graphql/suggest';
import type { Example } from './example';

type ByName = ReadonlyMap<string, Example>;

/** Examples that one world answers before an example, each once, in their order. */
export function findBefore(example: Example, byName: ByName): readonly Example[] {
  return [...new Set(earlierThan(example, byName))];
}

/** What is wrong with the lines `# after:` of an example. */
export function checkBefore(example: Example, byName: ByName): Problem[] {
  const { file, name, after } = example;
  return after.flatMap(({ value, line }): Problem[] => {
    const problem = (message: string): Problem => ({ file, line, column: 1, message });
    const earlier = byName.get(value);
    if (!earlier) {
      const near = suggest(value, byName.keys());
      return [problem(`Unexpected example "${value}", which does not exist.${near}`)];
    }
    if (earlier !== example && !earlierThan(earlier, byName).includes(example)) return [];
    return [problem(`Unexpected circle: "${value}" itself comes after "${name}". Remove a line.`)];
  });
}

function earlierThan(
  example: Example,
  byName: ByName,
  trail: readonly Example[] = [],
): readonly Example[] {
  if (trail.includes(example)) return [];
  return example.after.flatMap(({ value }) => {
    const earlier = byName.get(value);
    return earlier ? [...earlierThan(earlier, byName, [...trail, example]), earlier] : [];
  });
}
