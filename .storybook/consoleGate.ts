const reported: string[] = [];

/** Messages of browsers and test tools that are unrelated to stories. */
const HARMLESS = [
  /^(Error: )?ResizeObserver loop/,
  /suspended inside an `act` scope/,
  /environment is not configured to support act/,
];

/** Starts collecting reported errors. */
export function listenToConsole(): void {
  const { error } = console;
  console.error = (...what: unknown[]) => {
    reported.push(what.map(String).join(' '));
    error(...what);
  };
}

/** Fails if an error was reported since the last call that `expected` does not match. */
export function expectQuietConsole(expected: readonly RegExp[] = []): void {
  const allowed = [...HARMLESS, ...expected];
  const surprises = reported.splice(0).filter((text) => !allowed.some((pattern) => pattern.test(text)));
  if (surprises.length === 0) return;
  const list = [...new Set(surprises)].join('\n');
  throw new Error(`Errors were reported while the story ran:\n${list}\nAllow one by parameters.expectedErrors.`);
}
