interface Identified {
  readonly id: string | number;
}

/** Rows of one kind by their ids, in the order in which they came. A row never changes: an update replaces it. */
export class Collection<Row extends Identified> {
  #rows = new Map<Row['id'], Row>();
  #list: readonly Row[] | undefined = [];

  /** All rows; the same list until the next write. */
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

  /** Throws where there is a row of that id. */
  create(row: Row): Row {
    if (this.#rows.has(row.id)) throw new Error(`There is a row ${row.id} already`);
    return this.#put(row);
  }

  /** The changed row; undefined where there is none. */
  update(id: Row['id'], changes: Partial<Omit<Row, 'id'>>): Row | undefined {
    const row = this.#rows.get(id);
    return row && this.#put({ ...row, ...changes });
  }

  remove(id: Row['id']): void {
    if (this.#rows.delete(id)) this.#list = undefined;
  }

  /** Puts `rows` in the place of all that is there. */
  replace(rows: readonly Row[]): void {
    this.#rows = new Map(rows.map((row) => [row.id, row]));
    this.#list = rows;
  }

  #put(row: Row): Row {
    this.#rows.set(row.id, Object.freeze(row));
    this.#list = undefined;
    return row;
  }
}

/** The id after the highest one of a collection. */
export function nextId(collection: { all(): readonly { readonly id: number }[] }): number {
  return collection.all().reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
}
