/** A function that makes something when it is first asked for it, and answers with the same ever after. */
export function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
}
