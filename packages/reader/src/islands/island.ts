/** What the code of an island gives. */
export interface IslandModule {
  /** Makes the element answer; the function that it returns ends that when its page goes. */
  readonly wake: ((element: HTMLElement) => void) | ((element: HTMLElement) => () => void);
}

/** Where the code of an island comes from, and when. */
export interface Registration {
  /** `on-use`: when the reader points at it, focuses it or presses something in it. */
  readonly wakes: 'in-view' | 'on-use' | 'at-once';
  /** Where this holds, it wakes at once, whatever `wakes` says. */
  readonly isDue?: () => boolean;
  /** Imports its chunk. The call to `import` must not be delayed: see `load-chunk.ts`. */
  readonly load: () => Promise<IslandModule>;
}
