interface Bundler {
  readonly hooks: Readonly<Record<'watchRun' | 'done', Hook>>;
}

interface Hook {
  readonly tap: (name: string, call: () => void) => void;
}

interface Idleness {
  /** A plugin of the bundler. */
  readonly apply: (bundler: Bundler) => void;
  /** Of the dev server, before what answers. */
  readonly middleware: (request: Request, response: unknown, next: () => void) => void;
}

interface Request {
  readonly url?: string | undefined;
}

/** For browsers to ask for what a page imports, which is compiled then, in milliseconds. */
const pause = 3000;

/** A script that the first ones ask for: a browser has them then, however long they took. */
const ofPage = /\/(?!(?:runtime~)?main\.)[^/?]+\.js(?:\?|$)/;

/**
 * Makes the first of some calls once the dev server has had nothing to do for a while after a browser
 * has asked for a page, and each other one the next time that it has nothing to do.
 */
export function whenIdle(...calls: readonly (() => void)[]): Idleness {
  const name = whenIdle.name;
  let timer: NodeJS.Timeout | undefined;
  let isAsked = false;
  let isBusy = true;
  const left = [...calls];
  const wait = (): void => {
    clearTimeout(timer);
    if (left.length === 0 || isBusy || !isAsked) return;
    timer = setTimeout(() => {
      left.shift()?.();
      wait();
    }, pause);
  };
  return {
    apply: ({ hooks }) => {
      hooks.watchRun.tap(name, () => {
        isBusy = true;
        clearTimeout(timer);
      });
      hooks.done.tap(name, () => {
        isBusy = false;
        wait();
      });
    },
    middleware: ({ url = '' }, _response, next) => {
      if (ofPage.test(url)) isAsked = true;
      wait();
      next();
    },
  };
}
