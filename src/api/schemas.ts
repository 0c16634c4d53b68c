import * as v from 'valibot';

/** An id as a string, even if the server sends a number (product §3). */
export const Id = v.pipe(v.union([v.pipe(v.number(), v.finite()), v.string()]), v.transform(String), v.minLength(1));

const toNumber = (value: string | number | null | undefined): number | null => {
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof parsed === 'number' && Math.abs(parsed) <= Number.MAX_SAFE_INTEGER ? parsed : null;
};

/** An amount in rials, from a number or a decimal string. Null if the amount is missing or invalid. */
export const Price = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), null),
  v.transform((value) => {
    const rials = toNumber(value);
    return rials === null || rials < 0 ? null : rials;
  }),
);

/** A count. Missing, negative and non-numeric values become zero. */
export const Count = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), null),
  v.transform((value) => Math.max(0, Math.trunc(toNumber(value) ?? 0))),
);

/** Required text. */
export const Filled = v.pipe(v.string(), v.minLength(1));

/**
 * Converts all line endings to line feeds, because other code splits text only at line feeds. Browsers send CR LF in
 * multipart forms.
 */
export const withLineFeeds = (text: string) => text.replace(/\r\n?|[\u2028\u2029]/g, '\n');

/** Optional text. Missing or null becomes empty. All line endings become line feeds. */
export const Text = v.nullish(v.pipe(v.string(), v.transform(withLineFeeds)), '');

/** Optional text. Missing, null or blank becomes null. All line endings become line feeds. */
export const OptionalText = v.pipe(
  v.nullish(v.string(), null),
  v.transform((value) => withLineFeeds(value?.trim() ?? '') || null),
);

/** An optional flag. Missing or null becomes false. */
export const Flag = v.nullish(v.boolean(), false);

/**
 * Returns the schema of a list. Parsing keeps the valid rows and logs the others. Parsing fails if a list has rows but
 * none of them is valid.
 */
export function rowsOf<Row extends v.GenericSchema>(row: Row) {
  const schema = v.pipe(
    // `unknown` accepts every row. The row's own schema is listed only for `mocks/openapi/`, which reads it.
    v.array(v.union([v.unknown(), row])),
    v.rawTransform(({ dataset, addIssue }): v.InferOutput<Row>[] => {
      const rows = dataset.value.map((candidate) => v.safeParse(row, candidate));
      const good = rows.flatMap((read) => (read.success ? [read.output] : []));
      const [issue] = rows.find(({ success }) => !success)?.issues ?? [];
      if (issue) {
        console.warn(
          `${rows.length - good.length} invalid rows of the server’s response were ignored`,
          v.getDotPath(issue),
          issue.message,
        );
        if (good.length === 0) addIssue({ message: 'No row of the list is valid' });
      }
      return good;
    }),
  );
  return schema as v.GenericSchema<v.InferInput<Row>[], v.InferOutput<Row>[]>;
}

/** An optional list of ids. Missing or null becomes empty. */
export const IdList = v.nullish(v.array(Id), []);
