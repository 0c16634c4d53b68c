import * as z from 'zod/mini';

z.config({ jitless: true });

/** An id as the client keeps it: text, whether the server counts, names or uses UUIDs (product §3). */
export const Id = z
  .pipe(
    z.union([z.number(), z.string()]),
    z.transform((id) => String(id)),
  )
  .check(z.minLength(1));

const toNumber = (value: string | number | null | undefined): number | null => {
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof parsed === 'number' && Math.abs(parsed) <= Number.MAX_SAFE_INTEGER ? parsed : null;
};

/** Rials, from a number or Django's decimal string; null where there is none or it is no sensible amount. */
export const Price = z.pipe(
  z.optional(z.union([z.number(), z.string(), z.null()])),
  z.transform((value) => {
    const rials = toNumber(value);
    return rials === null || rials < 0 ? null : rials;
  }),
);

/** A count that is never negative and never missing. */
export const Count = z.pipe(
  z.optional(z.union([z.number(), z.string(), z.null()])),
  z.transform((value) => Math.max(0, Math.trunc(toNumber(value) ?? 0))),
);

/** Text that the server may leave out or send as null; then it is empty. */
export const Text = z.pipe(
  z.optional(z.nullable(z.string())),
  z.transform((value) => value ?? ''),
);

/** Text that the server may leave out, send as null or as blanks; then it is null. */
export const OptionalText = z.pipe(
  z.optional(z.nullable(z.string())),
  z.transform((value) => value?.trim() || null),
);

/** A flag that the server may leave out. */
export const Flag = z.pipe(
  z.optional(z.nullable(z.boolean())),
  z.transform((value) => value ?? false),
);

/** Lists as they come: rows that fit are kept, the others are left out and reported; a list without one good row fails. */
export function rowsOf<Row extends z.ZodMiniType>(row: Row): z.ZodMiniType<z.output<Row>[], z.input<Row>[]> {
  const schema = z.pipe(
    // Takes anything; the row is named for those who read the declaration (`mocks/openapi/`).
    z.array(z.union([z.unknown(), row])),
    z.transform((rows, context): z.output<Row>[] => {
      const parsed = rows.map((candidate) => row.safeParse(candidate));
      const good = parsed.flatMap((result) => (result.success ? [result.data] : []));
      const issue = parsed.find((result) => !result.success)?.error?.issues[0];
      if (issue)
        console.warn(
          `${rows.length - good.length} rows of the server’s answer were left out`,
          issue.path,
          issue.message,
        );
      if (issue && good.length === 0) {
        context.issues.push({ code: 'custom', message: 'No row of the list can be read', input: rows });
      }
      return good;
    }),
  );
  return schema as unknown as z.ZodMiniType<z.output<Row>[], z.input<Row>[]>;
}

/** A list of ids that the server may leave out. */
export const IdList = z.pipe(
  z.optional(z.nullable(z.array(Id))),
  z.transform((ids) => ids ?? []),
);
