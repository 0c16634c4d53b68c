interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/**
 * Begins to count how a visit feels, in milliseconds: until the first byte, the first paint and the largest one, the slowest
 * answer to a press or a key (0 without any); `cls` is the worst five seconds of layout shift, a share of the screen. The
 * function that is returned reads what was counted so far.
 */
export function watchVitals() {
  const vitals = { ttfb: 0, fcp: 0, lcp: 0, inp: 0, cls: 0 };
  let sum = 0;
  let first = 0;
  let last = 0;
  const observers = [
    observe('navigation', (entry) => {
      vitals.ttfb = Math.round((entry as PerformanceNavigationTiming).responseStart);
    }),
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') vitals.fcp = Math.round(startTime);
    }),
    observe('largest-contentful-paint', ({ startTime }) => {
      vitals.lcp = Math.round(startTime);
    }),
    observe('event', (entry) => {
      if ((entry as PerformanceEventTiming).interactionId)
        vitals.inp = Math.max(vitals.inp, Math.round(entry.duration));
    }),
    observe('layout-shift', (entry) => {
      const { value, hadRecentInput, startTime } = entry as Shift;
      if (hadRecentInput) return;
      const isNew = startTime - last > 1000 || startTime - first > 5000;
      first = isNew ? startTime : first;
      sum = isNew ? value : sum + value;
      last = startTime;
      vitals.cls = Math.max(vitals.cls, sum);
    }),
  ];
  return () => {
    observers.forEach((flush) => flush());
    return { ...vitals, cls: Math.round(vitals.cls * 1000) / 1000 };
  };
}

/** Hears of all entries of a type, past ones too, where the browser knows it; the result hands over what is still on its way. */
export function observe(type: string, hear: (entry: PerformanceEntry) => void): () => void {
  try {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(hear));
    observer.observe({ type, buffered: true });
    return () => observer.takeRecords().forEach(hear);
  } catch {
    return () => undefined;
  }
}
