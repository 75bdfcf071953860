import type { Arbitrary } from 'fast-check';
import { assert, asyncProperty } from 'fast-check';

/** A few on each push, and the same each time; `npm run fuzz` asks for more, with another seed. */
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 20);
const seed = Number(process.env['FUZZ_SEED'] ?? 1);

/** Looks for a value for which a claim does not hold; the failure names the smallest, and the seed. */
export async function holdsForAll<T>(
  values: Arbitrary<T>,
  claim: (value: T) => Promise<void> | void,
): Promise<void> {
  await assert(
    asyncProperty(values, async (value) => {
      await claim(value);
    }),
    { seed, numRuns },
  );
}
