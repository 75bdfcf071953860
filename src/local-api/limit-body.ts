import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { refuse } from './errors';

const mebibyte = 1024 ** 2;

/** One file of 10 MiB, which is what the platform takes, and the form around it. */
const formBytes = 11 * mebibyte;

/** A document and variables at their limits, each character escaped. */
const jsonBytes = 2 * mebibyte;

/** Refuses a body that is larger than any request of the platform before it is read. */
export function limitBody(): MiddlewareHandler {
  const forms = limitTo(formBytes);
  const others = limitTo(jsonBytes);
  return (c, next) => {
    const isForm = c.req.header('content-type')?.startsWith('multipart/form-data');
    return isForm ? forms(c, next) : others(c, next);
  };
}

function limitTo(maxSize: number): MiddlewareHandler {
  const message = `The body is larger than ${maxSize} bytes.`;
  const limitChunks = bodyLimit({ maxSize, onError: (c) => refuse(c, 413, message) });
  return async (c, next) => {
    if (c.req.header('transfer-encoding') !== undefined) return limitChunks(c, next);
    if (Number(c.req.header('content-length') ?? 0) > maxSize) return refuse(c, 413, message);
    return next();
  };
}
