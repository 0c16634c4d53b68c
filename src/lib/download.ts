/** Downloads a text as a file. */
export function downloadText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // Chromium reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
