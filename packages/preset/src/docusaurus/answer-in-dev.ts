import { showFaultsIn } from './say-faults';

interface DevMiddleware {
  readonly name?: string;
}

/** What this reads of the configuration of a bundler: what other plugins have set of the dev server. */
interface BundlerConfig {
  readonly devServer?: DevServerSettings;
}

interface DevServerSettings {
  readonly setupMiddlewares?: (middlewares: DevMiddleware[], server: unknown) => unknown[];
}

/**
 * Settings of the dev server that add what answers to what other plugins have added: the settings of
 * one plugin take the place of another's.
 */
export function answerInDev(
  config: object,
  ...makers: readonly (() => DevMiddleware & { readonly middleware: unknown })[]
): DevServerSettings {
  return {
    setupMiddlewares: (middlewares, server) => {
      showFaultsIn(server);
      for (const make of makers) addAfterChecks(middlewares, make());
      const { devServer } = config as BundlerConfig;
      // What is returned is added at the end, behind the one that answers all addresses.
      return devServer?.setupMiddlewares?.(middlewares, server) ?? [];
    },
  };
}

/**
 * Adds what answers to the dev server behind the server's own checks of `Host` and `Origin`, which
 * otherwise no request for it would meet.
 *
 * @throws Error if the dev server has no such checks.
 */
export function addAfterChecks<T extends DevMiddleware>(middlewares: T[], added: T): void {
  const last = middlewares.findLastIndex(({ name }) => name?.endsWith('-header-check'));
  if (last === -1) throw new Error('Unexpected dev server without a check of headers.');
  middlewares.splice(last + 1, 0, added);
}
