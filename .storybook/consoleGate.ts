const heard: string[] = [];

// What browser and test tools say of themselves: an observer that goes on in the next frame, a part that arrives while
// the test library still holds the render that asked for it, and a render that the library watches and waits in at once.
const HARMLESS = [
  /^(Error: )?ResizeObserver loop/,
  /suspended inside an `act` scope/,
  /environment is not configured to support act/,
];

/** Begins to listen to what is reported as an error while stories run: by React, by the academy, by the mock's worker. */
export function listenToConsole(): void {
  const { error } = console;
  console.error = (...what: unknown[]) => {
    heard.push(what.map(textOf).join(' '));
    error(...what);
  };
}

/** Fails where something was reported since the last call that no pattern in `expected` names. */
export function expectQuietConsole(expected: readonly RegExp[] = []): void {
  const surprises = heard.splice(0).filter((text) => ![...HARMLESS, ...expected].some((pattern) => pattern.test(text)));
  if (surprises.length === 0) return;
  const said = [...new Set(surprises)].join('\n');
  throw new Error(
    `Errors were reported while the story ran:\n${said}\nIf one has to be, name it in its parameters.expectedErrors.`,
  );
}

function textOf(what: unknown): string {
  if (what instanceof Error) return `${what.name}: ${what.message}`;
  if (typeof what === 'string') return what;
  try {
    return JSON.stringify(what);
  } catch {
    // An element, or anything else that leads back to itself.
    return String(what);
  }
}
