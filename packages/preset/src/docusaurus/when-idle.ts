interface Bundler {
  readonly hooks: Readonly<Record<'watchRun' | 'done', Hook>>;
  readonly options: object;
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
  readonly method?: string | undefined;
}

/** For browsers to ask for what a page imports, which is compiled then, in milliseconds. */
const pause = 3000;

/**
 * Makes the first of some calls once the dev server has had nothing to do for a while after the first
 * request, and each other one the next time that it has nothing to do.
 */
export function whenIdle(...calls: readonly (() => void)[]): Idleness {
  const name = whenIdle.name;
  let timer: NodeJS.Timeout | undefined;
  let isAsked = false;
  let isBusy = true;
  let isOnDemand = false;
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
    apply: ({ hooks, options }) => {
      isOnDemand = 'lazyCompilation' in options && Boolean(options.lazyCompilation);
      hooks.watchRun.tap(name, () => {
        isBusy = true;
        clearTimeout(timer);
      });
      hooks.done.tap(name, () => {
        isBusy = false;
        wait();
      });
    },
    middleware: ({ method }, _response, next) => {
      // A browser that has its scripts asks for its page so, however long they took.
      if (!isOnDemand || method === 'POST') isAsked = true;
      wait();
      next();
    },
  };
}
