import type { IncomingMessage, ServerResponse } from 'node:http';
import { showFaultsIn } from './say-faults';

interface DevMiddleware {
  readonly name?: string;
}

interface Answering extends DevMiddleware {
  readonly middleware: unknown;
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
  ...makers: readonly (() => Answering)[]
): DevServerSettings {
  return {
    setupMiddlewares: (middlewares, server) => {
      showFaultsIn(server);
      for (const make of makers) addAfterChecks(middlewares, make());
      addBeforePage(middlewares, { name: 'only-built', middleware: refuseBuilt });
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

/** Adds what answers for what nothing else has, in place of the page that answers all addresses. */
function addBeforePage(middlewares: DevMiddleware[], added: Answering): void {
  const page = middlewares.findIndex(({ name }) => name === 'connect-history-api-fallback');
  const isThere = middlewares.some(({ name }) => name === added.name);
  if (page !== -1 && !isThere) middlewares.splice(page, 0, added);
}

/** A download that is the HTML of a page would be taken for the file. */
function refuseBuilt(
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  const [path = ''] = url.split(/[?#]/);
  if (!/\.(?:atom|graphql|http|json|md|tgz|txt|xml|zip)$/.test(path)) {
    next();
    return;
  }
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(
    `There is no ${path} here. What the build makes is there after "npm run build", in "npm run serve".\n`,
  );
}
