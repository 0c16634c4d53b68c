/** Calls back whenever the page comes to the front: shown again, focused, or back from the browser's memory; returns how to stop. */
export function onWake(listener: () => void): () => void {
  const wake = () => {
    if (document.visibilityState === 'visible') listener();
  };
  const watching = new AbortController();
  document.addEventListener('visibilitychange', wake, { signal: watching.signal });
  for (const type of ['focus', 'pageshow']) window.addEventListener(type, wake, { signal: watching.signal });
  return () => watching.abort();
}
