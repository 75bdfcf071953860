/** Anything of the world that has an identifier; `__typename` tells the members of a union apart. */
export interface AnyRow {
  readonly __typename: string;
  readonly id: string;
}

/** Rows of one kind by id, in the order in which they were added. Rows are replaced, never changed. */
export class Table<R extends AnyRow> {
  readonly #rows: Map<string, R>;

  constructor(rows: readonly R[] = []) {
    this.#rows = new Map(rows.map((row) => [row.id, row]));
  }

  get size(): number {
    return this.#rows.size;
  }

  get(id: string | null | undefined): R | undefined {
    return id == null ? undefined : this.#rows.get(id);
  }

  /** Rows of these ids that exist, in the order of the ids. */
  getMany(ids: readonly string[]): R[] {
    return ids.flatMap((id) => this.#rows.get(id) ?? []);
  }

  all(): R[] {
    return [...this.#rows.values()];
  }

  put(row: R): R {
    this.#rows.set(row.id, row);
    return row;
  }

  delete(id: string): void {
    this.#rows.delete(id);
  }
}
