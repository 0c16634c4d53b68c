/** A lazy value: `make` runs on the first call, and later calls return its result. */
export function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
}
