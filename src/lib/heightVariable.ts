/** Returns a ref that keeps the root element's CSS variable `name` equal to the height of the ref's element. */
export const heightAs = (name: `--${string}`) => (element: HTMLElement | null) => {
  if (!element) return;
  // The observer also reports the height 0 when the element is removed.
  const note = () => document.documentElement.style.setProperty(name, `${element.offsetHeight}px`);
  new ResizeObserver(note).observe(element);
};
