interface DevMiddleware {
  readonly name?: string;
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
