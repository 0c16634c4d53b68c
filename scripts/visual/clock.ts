declare global {
  interface Window {
    /** Advances the story's clock by `milliseconds` as fast as possible, then stops the clock and resolves. */
    stopClockAfter: (milliseconds: number) => Promise<void>;
  }
}

/**
 * Replaces the page's clock. This function must run before the page's scripts. The date begins at `start`. Timers
 * follow a clock that slows down on a busy machine, so that every run shows the same toasts.
 */
export function installClock(start: number): void {
  const { setTimeout: soon, clearTimeout: forget, setInterval: pump, clearInterval: stop, Date: RealDate } = window;
  const STEP = 20;
  const due = new Map<number, { at: number; every: number | null; run: () => void }>();
  let now = 0;
  let last = 1_000_000;

  function step(target: number) {
    for (;;) {
      const [next] = [...due].filter(([, { at }]) => at <= target).toSorted(([a, x], [b, y]) => x.at - y.at || a - b);
      if (!next) break;
      const [id, { at, every, run }] = next;
      now = at;
      if (every === null) due.delete(id);
      else due.set(id, { at: at + every, every, run });
      run();
    }
    now = target;
  }

  const add =
    (every: boolean) =>
    (run: TimerHandler, delay = 0, ...args: unknown[]) => {
      const wait = Math.max(every ? STEP : 0, delay);
      const call = () => {
        if (typeof run === 'function') run(...args);
      };
      // Short timers run at once and do not wait for the clock.
      if (!every && wait < STEP) return soon(call, 0);
      due.set(++last, { at: now + wait, every: every ? wait : null, run: call });
      return last;
    };
  const clear = (id?: number) => void (due.delete(id ?? 0) || forget(id));
  Object.assign(window, { setTimeout: add(false), setInterval: add(true), clearTimeout: clear, clearInterval: clear });

  window.Date = class extends RealDate {
    constructor(...args: [number]) {
      super(...(args.length > 0 ? args : ([start + now] as const)));
    }
    static override now = () => start + now;
  } as DateConstructor;

  const real = pump(() => step(now + STEP), STEP);

  window.stopClockAfter = async (milliseconds) => {
    stop(real);
    for (const end = now + milliseconds; now < end;) {
      step(now + STEP);
      await new Promise<void>((resolve) => soon(resolve, 0));
    }
  };
}
