import type { Sandbox } from '../../sandbox/answer';

/** A sandbox that knows which of its worlds it is in, and whether that one was changed. */
export interface Stage extends Pick<Sandbox, 'run' | 'reset' | 'describe'> {
  /** A name that no other world has, nor one of another worker. */
  readonly world: () => string;
  readonly isChanged: () => boolean;
  /** Whether this is the first change. */
  readonly markChanged: () => boolean;
}

export function createStage({ run, reset, describe }: Sandbox): Stage {
  let count = 0;
  let isChanged = false;
  return {
    run,
    describe,
    reset: () => {
      reset();
      count += 1;
      isChanged = false;
    },
    // When the worker began tells it from the one that it replaced.
    world: () => `${performance.timeOrigin}/${count}`,
    isChanged: () => isChanged,
    markChanged: () => {
      const isFirst = !isChanged;
      isChanged = true;
      return isFirst;
    },
  };
}
