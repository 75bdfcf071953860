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
  readonly middleware: (request: unknown, response: unknown, next: () => void) => void;
}

/** For browsers to ask for what a page imports, which is compiled then, in milliseconds. */
const pause = 3000;

/** Calls once the dev server has had nothing to do for a while after the first request, the first time. */
export function whenIdle(call: () => void): Idleness {
  const name = whenIdle.name;
  let timer: NodeJS.Timeout | undefined;
  let isAsked = false;
  let isBusy = true;
  let isOver = false;
  const wait = (): void => {
    clearTimeout(timer);
    if (isOver || isBusy || !isAsked) return;
    timer = setTimeout(() => {
      isOver = true;
      call();
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
    middleware: (_request, _response, next) => {
      isAsked = true;
      wait();
      next();
    },
  };
}
