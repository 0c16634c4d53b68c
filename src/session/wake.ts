/** Calls back whenever the page comes to the front: shown again, focused, or back from the browser's memory; returns how to stop. */
export function onWake(listener: () => void): () => void {
  const wake = () => {
    if (document.visibilityState === 'visible') listener();
  };
  const wakes = [
    [document, 'visibilitychange'],
    [window, 'focus'],
    [window, 'pageshow'],
  ] as const;
  for (const [target, type] of wakes) target.addEventListener(type, wake);
  return () => {
    for (const [target, type] of wakes) target.removeEventListener(type, wake);
  };
}
