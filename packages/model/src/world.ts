/** Anything of a world that has an identifier; `__typename` tells the members of a union apart. */
export interface AnyRow {
  readonly __typename: string;
  readonly id: string;
}

/** Rows of one kind by id, in the order in which they were added. Rows are replaced, never changed. */
export class Table<R extends AnyRow> {
  readonly #first: readonly R[];
  readonly #journal: Journal;
  #byId: Map<string, R> | undefined;

  constructor(rows: readonly R[], journal: Journal) {
    this.#first = rows;
    this.#journal = journal;
  }

  /** Made when it is first needed: most requests look into few tables of their world. */
  get #rows(): Map<string, R> {
    return (this.#byId ??= new Map(this.#first.map((row) => [row.id, row])));
  }

  get size(): number {
    return this.#byId?.size ?? this.#first.length;
  }

  get(id: string | null | undefined): R | undefined {
    return id == null ? undefined : this.#rows.get(id);
  }

  /** The row of an id that another row holds. @throws Error if it is gone, which is a fault of ours. */
  need(id: string): R {
    const row = this.#rows.get(id);
    if (!row) throw new Error(`A row refers to "${id}", which no row of its table is.`);
    return row;
  }

  /** Rows of these ids that exist, in the order of the ids. */
  getMany(ids: readonly string[]): R[] {
    return ids.flatMap((id) => this.#rows.get(id) ?? []);
  }

  where(isWanted: (row: R) => boolean): R[] {
    return this.all().filter(isWanted);
  }

  find(isWanted: (row: R) => boolean): R | undefined {
    return this.all().find(isWanted);
  }

  some(isWanted: (row: R) => boolean): boolean {
    return this.all().some(isWanted);
  }

  all(): R[] {
    return [...this.#rows.values()];
  }

  put(row: R): R {
    const before = this.#rows.get(row.id);
    this.#journal.note(() => {
      if (before) this.#rows.set(row.id, before);
      else this.#rows.delete(row.id);
    });
    this.#rows.set(row.id, row);
    return row;
  }

  delete(id: string): void {
    const before = this.#rows.get(id);
    if (!before) return;
    this.#journal.noteOnce(this, () => this.#rememberOrder());
    this.#journal.note(() => this.#rows.set(id, before));
    this.#rows.delete(id);
  }

  deleteWhere(isGone: (row: R) => boolean): void {
    for (const { id } of this.where(isGone)) this.delete(id);
  }

  /** A row that is put back would come last. */
  #rememberOrder(): () => void {
    const order = [...this.#rows.keys()];
    return () => {
      this.#byId = new Map(this.getMany(order).map((row) => [row.id, row]));
    };
  }
}

/** What an input may say of a row. Null is for columns that can be null: for others it has been refused. */
type Change<R> = { readonly [Column in keyof R]?: R[Column] | null };

/** A row with what an input gives; what is absent stays. */
export function changed<R extends object>(row: R, input: Change<NoInfer<R>>): R {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return { ...row, ...Object.fromEntries(given) };
}

/** The first rows of each table, by its name. */
export type FirstRows = Readonly<Record<string, readonly AnyRow[]>>;

/** The rows that tables hold, by the names of the tables. */
export type RowTypes<T> = { readonly [Name in keyof T]: AnyRow };

export type Tables<T extends RowTypes<T>> = { readonly [Name in keyof T]: Table<T[Name]> };

/** All that a model knows, the same on every run. */
export type World<T extends RowTypes<T>> = {
  readonly clock: Clock;
  readonly journal: Journal;
} & Tables<T>;

/** All tables, whatever they hold. */
export function allTables(world: object): Table<AnyRow>[] {
  return Object.values<unknown>({ ...world }).filter(
    (part): part is Table<AnyRow> => part instanceof Table,
  );
}

export function createWorld<T extends RowTypes<T>>(rows: FirstRows): World<T> {
  const journal = new Journal();
  const tables = Object.entries(rows).map(([name, first]) => [name, new Table(first, journal)]);
  return { clock: createClock(journal), journal, ...Object.fromEntries(tables) } as World<T>;
}

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

/** The moment at which a world stands still, until something happens in it. */
const start = Date.parse('2026-05-17T18:30:00.000Z');

/** Gives moments and identifiers that are the same on every run. */
export interface Clock {
  /** The present moment, as a `DateTime`. */
  readonly now: () => string;
  /** Lets a second pass, so that what changes later has a later moment. */
  readonly tick: () => string;
  /** A new identifier, a UUID of version 7 that no other object of the world has. */
  readonly newId: () => string;
}

export function createClock(journal: Journal): Clock {
  let seconds = 0;
  let ids = 0;
  const now = (): string => new Date(start + seconds * 1000).toISOString();
  return {
    now,
    tick: () => {
      journal.note(() => (seconds -= 1));
      seconds += 1;
      return now();
    },
    newId: () => {
      journal.note(() => (ids -= 1));
      ids += 1;
      return `018f70c0-0000-7000-8000-${ids.toString(16).padStart(12, '0')}`;
    },
  };
}

const day = 24 * 60 * 60 * 1000;

/** The moment a number of days after another, or before it where the number is negative. */
export function daysAfter(moment: string, days: number): string {
  return new Date(Date.parse(moment) + days * day).toISOString();
}

/** The moment or day a number of years after another, or before it where the number is negative. */
export function yearsAfter(moment: string, years: number): string {
  return `${Number(moment.slice(0, 4)) + years}${moment.slice(4)}`;
}
