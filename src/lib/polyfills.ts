// Functions that browsers of early 2023 lack. Chrome 109 is the last for Windows 7, Safari 16 for older phones.

Promise.withResolvers ??= function withResolvers<T>() {
  let settle!: Pick<PromiseWithResolvers<T>, 'resolve' | 'reject'>;
  const promise = new Promise<T>((resolve, reject) => (settle = { resolve, reject }));
  return { promise, ...settle };
};

URL.canParse ??= (address, base) => {
  try {
    return Boolean(new URL(address, base));
  } catch {
    return false;
  }
};

AbortSignal.any ??= (signals) => {
  const any = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) any.abort(signal.reason);
    signal.addEventListener('abort', () => any.abort(signal.reason), { signal: any.signal });
  }
  return any.signal;
};
