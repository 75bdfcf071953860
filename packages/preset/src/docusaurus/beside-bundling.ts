import { once } from 'graphql-docs-reference/calls';

interface Bundler {
  readonly hooks: { readonly make: { readonly tap: (name: string, call: () => void) => void } };
}

interface Beside<T> {
  /** What starts the making, as a part of the configuration of a bundler. */
  readonly whileBundling: {
    readonly plugins: readonly { readonly apply: (bundler: Bundler) => void }[];
  };
  readonly made: () => Promise<T>;
}

/**
 * Has a build make what only its end needs while the bundler is at work, which has threads of its own
 * and leaves this one idle.
 */
export function besideBundling<T>(make: () => T | Promise<T>): Beside<T> {
  const made = once(() => Promise.resolve().then(make));
  // Whoever waits for it is told of a failure.
  const start = (): void => void made().catch(() => undefined);
  const apply = ({ hooks }: Bundler): void =>
    hooks.make.tap(besideBundling.name, () => setImmediate(start));
  return { whileBundling: { plugins: [{ apply }] }, made };
}
