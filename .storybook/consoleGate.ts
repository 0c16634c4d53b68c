const reported: string[] = [];

/** Messages of browsers and test tools. They do not indicate a fault in a story. */
const HARMLESS = [
  /^(Error: )?ResizeObserver loop/,
  /suspended inside an `act` scope/,
  /environment is not configured to support act/,
];

/** Starts collecting the messages that are logged with `console.error`. */
export function listenToConsole(): void {
  const { error } = console;
  console.error = (...what: unknown[]) => {
    reported.push(what.map(String).join(' '));
    error(...what);
  };
}

/** Throws if a message collected since the previous check matches neither `HARMLESS` nor `expected`. */
export function expectQuietConsole(expected: readonly RegExp[] = []): void {
  const allowed = [...HARMLESS, ...expected];
  const surprises = reported.splice(0).filter((text) => !allowed.some((pattern) => pattern.test(text)));
  if (surprises.length === 0) return;
  const list = [...new Set(surprises)].join('\n');
  throw new Error(
    `Errors were reported while the story ran:\n${list}\nAllow expected errors with parameters.expectedErrors.`,
  );
}
