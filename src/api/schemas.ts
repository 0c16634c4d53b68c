import * as v from 'valibot';

/** An id as the client keeps it: text, whether the server counts, names or uses UUIDs (product §3). */
export const Id = v.pipe(v.union([v.pipe(v.number(), v.finite()), v.string()]), v.transform(String), v.minLength(1));

const toNumber = (value: string | number | null | undefined): number | null => {
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof parsed === 'number' && Math.abs(parsed) <= Number.MAX_SAFE_INTEGER ? parsed : null;
};

/** Rials, from a number or Django's decimal string; null where there is none or it is no sensible amount. */
export const Price = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), null),
  v.transform((value) => {
    const rials = toNumber(value);
    return rials === null || rials < 0 ? null : rials;
  }),
);

/** A count that is never negative and never missing. */
export const Count = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), null),
  v.transform((value) => Math.max(0, Math.trunc(toNumber(value) ?? 0))),
);

/** Text that must be there. */
export const Filled = v.pipe(v.string(), v.minLength(1));

/** Text that the server may leave out or send as null; then it is empty. */
export const Text = v.nullish(v.string(), '');

/** Text that the server may leave out, send as null or as blanks; then it is null. */
export const OptionalText = v.pipe(
  v.nullish(v.string(), null),
  v.transform((value) => value?.trim() || null),
);

/** A flag that the server may leave out. */
export const Flag = v.nullish(v.boolean(), false);

/** Lists as they come: rows that fit are kept, the others are left out and reported; a list without one good row fails. */
export function rowsOf<Row extends v.GenericSchema>(row: Row) {
  const schema = v.pipe(
    // Takes anything; the row is named for those who read the declaration (`mocks/openapi/`).
    v.array(v.union([v.unknown(), row])),
    v.rawTransform(({ dataset, addIssue }): v.InferOutput<Row>[] => {
      const rows = dataset.value.map((candidate) => v.safeParse(row, candidate));
      const good = rows.flatMap((read) => (read.success ? [read.output] : []));
      const [issue] = rows.find(({ success }) => !success)?.issues ?? [];
      if (issue) {
        console.warn(
          `${rows.length - good.length} rows of the server’s answer were left out`,
          v.getDotPath(issue),
          issue.message,
        );
        if (good.length === 0) addIssue({ message: 'No row of the list can be read' });
      }
      return good;
    }),
  );
  return schema as v.GenericSchema<v.InferInput<Row>[], v.InferOutput<Row>[]>;
}

/** A list of ids that the server may leave out. */
export const IdList = v.nullish(v.array(Id), []);
