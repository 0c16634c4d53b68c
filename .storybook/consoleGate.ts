const heard: string[] = [];

/** Messages of browsers and test tools that say nothing about the story. */
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
    // Cyclic, such as an element.
    return String(what);
  }
};

/** Begins to collect what React, the academy or the mock report as errors. */
export function listenToConsole(): void {
  const { error } = console;
  console.error = (...what: unknown[]) => {
    heard.push(what.map(textOf).join(' '));
    error(...what);
  };
}

/** Fails when an error was reported since the last call that no pattern in `expected` matches. */
export function expectQuietConsole(expected: readonly RegExp[] = []): void {
  const surprises = heard.splice(0).filter((text) => ![...HARMLESS, ...expected].some((pattern) => pattern.test(text)));
  if (surprises.length === 0) return;
  throw new Error(
    `Errors were reported while the story ran:\n${[...new Set(surprises)].join('\n')}\nIf one has to be, name it in its parameters.expectedErrors.`,
  );
}
