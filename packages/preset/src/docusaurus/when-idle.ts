interface Bundler {
  readonly hooks: Readonly<Record<'watchRun' | 'done', Hook>>;
}

interface Hook {
  readonly tap: (name: string, call: () => void) => void;
}

/** For browsers to ask for what a page imports, which is compiled then, in milliseconds. */
const pause = 1500;

/** Calls once the bundler of the dev server has had nothing to do for a while, the first time. */
export function whenIdle({ hooks }: Bundler, call: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const name = whenIdle.name;
  hooks.watchRun.tap(name, () => clearTimeout(timer));
  hooks.done.tap(name, () => {
    if (isOver) return;
    timer = setTimeout(() => {
      isOver = true;
      call();
    }, pause);
  });
}
