/**
 * How to undo what a request has changed. Nothing stays of it unless its changes are kept in the end,
 * so that no way out of a mutation has to think of them.
 */
export class Journal {
  #undos: (() => void)[] | undefined;
  readonly #noted = new Set<object>();

  /** Whether a request is under way whose changes may still be undone. */
  get isOpen(): boolean {
    return this.#undos !== undefined;
  }

  open(): void {
    this.#undos = [];
  }

  /** Begins a part of the changes, which `undoTo` can undo alone. */
  mark(): number {
    this.#noted.clear();
    return this.#undos?.length ?? 0;
  }

  /** To be called before each change. Outside a request, changes are final at once. */
  note(undo: () => void): void {
    this.#undos?.push(undo);
  }

  /** The same for what is undone as a whole, and so has to be noted once. */
  noteOnce(whole: object, remember: () => () => void): void {
    if (!this.#undos || this.#noted.has(whole)) return;
    this.#noted.add(whole);
    this.#undos.push(remember());
  }

  undoTo(mark: number): void {
    for (const undo of this.#undos?.splice(mark).reverse() ?? []) undo();
  }

  keep(): void {
    this.#undos = undefined;
  }

  /** Undoes what has not been kept. */
  close(): void {
    this.undoTo(0);
    this.#undos = undefined;
  }
}
