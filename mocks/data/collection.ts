/** A row of any table. */
export interface Identified {
  readonly id: string | number;
}

/** The rows of one table, in order of creation. Rows are immutable: an update replaces the row. */
export class Collection<Row extends Identified> {
  #rows = new Map<Row['id'], Row>();
  #list: readonly Row[] | undefined = [];
  #highest = 0;

  /** Returns all rows. The array stays the same until the next write. */
  all(): readonly Row[] {
    this.#list ??= [...this.#rows.values()];
    return this.#list;
  }

  get(id: Row['id'] | null): Row | undefined {
    return id === null ? undefined : this.#rows.get(id);
  }

  find(fits: (row: Row) => boolean): Row | undefined {
    return this.all().find(fits);
  }

  where(fits: (row: Row) => boolean): Row[] {
    return this.all().filter(fits);
  }

  /** Throws if the id is taken. */
  create(row: Row): Row {
    if (this.#rows.has(row.id)) throw new Error(`A row with the id ${row.id} already exists`);
    return this.#put(row);
  }

  /** Changes a row and returns it. Returns undefined if no row has this id. */
  update(id: Row['id'], changes: Partial<Omit<Row, 'id'>>): Row | undefined {
    const row = this.#rows.get(id);
    return row && this.#put({ ...row, ...changes });
  }

  remove(id: Row['id']): boolean {
    this.#list = undefined;
    return this.#rows.delete(id);
  }

  replace(rows: readonly Row[]): void {
    this.#rows = new Map(rows.map((row) => [row.id, row]));
    this.#list = rows;
    this.#highest = rows.reduce((highest, { id }) => Math.max(highest, Number(id) || 0), 0);
  }

  nextId(): number {
    return this.#highest + 1;
  }

  #put(row: Row): Row {
    this.#rows.set(row.id, Object.freeze(row));
    this.#list = undefined;
    this.#highest = Math.max(this.#highest, Number(row.id) || 0);
    return row;
  }
}
