import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TwinsOfSite } from '../../content/twins';
import { twinPath } from '../../document/twin-path';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Answers for Markdown in the dev server, made from the files as they are at each request. */
export function serveTwins(make: () => Promise<TwinsOfSite>): Middleware {
  return ({ url = '' }, response, next) => {
    const path = url.replace(/[?#].*$/, '');
    if (!/\.md$|\/llms\.txt$/.test(path)) {
      next();
      return;
    }
    const answer = (status: number, text: string): void => {
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(text);
    };
    make().then(
      ({ twins, indexes }) => {
        const twin = twins.find((candidate) => twinPath(candidate.path) === path);
        const text = twin?.markdown ?? indexes.find((index) => index.path === path)?.text;
        answer(text === undefined ? 404 : 200, text ?? `There is no ${path}.\n`);
      },
      (error: unknown) => answer(500, String(error)),
    );
  };
}
