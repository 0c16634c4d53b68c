interface WithArgs {
  args?: Readonly<Record<string, unknown>>;
  initialArgs?: Readonly<Record<string, unknown>>;
}

/** The arguments of a story that its controls have changed; none while nothing is open. */
export function changedArgs(story: object | undefined): Record<string, unknown> {
  const { args = {}, initialArgs = {} } = (story ?? {}) as WithArgs;
  return Object.fromEntries(
    Object.entries(args).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(initialArgs[name])),
  );
}
