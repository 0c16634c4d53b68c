const heard: string[] = [];

/** Messages of browsers and test tools that are unrelated to stories. */
const HARMLESS = [
  /^(Error: )?ResizeObserver loop/,
  /suspended inside an `act` scope/,
  /environment is not configured to support act/,
];

const textOf = (what: unknown): string => {
  if (what instanceof Error) return `${what.name}: ${what.message}`;
  try {
    return typeof what === 'string' ? what : JSON.stringify(what);
  } catch {
    // A cyclic object, such as an element.
    return String(what);
  }
};

/** Starts collecting reported errors. */
export function listenToConsole(): void {
  const { error } = console;
  console.error = (...what: unknown[]) => {
    heard.push(what.map(textOf).join(' '));
    error(...what);
  };
}

/** Fails if an error was reported since the last call that `expected` does not match. */
export function expectQuietConsole(expected: readonly RegExp[] = []): void {
  const surprises = heard.splice(0).filter((text) => ![...HARMLESS, ...expected].some((pattern) => pattern.test(text)));
  if (surprises.length === 0) return;
  throw new Error(
    `Errors were reported while the story ran:\n${[...new Set(surprises)].join('\n')}\nIf one has to be, name it in its parameters.expectedErrors.`,
  );
}
