/** Downloads a text as a file. */
export function downloadText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // Chromium reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Gives a text to the system's share sheet on phones and tablets that share files. Otherwise downloads it. */
export async function shareText(name: string, text: string): Promise<void> {
  // Chrome shares no JSON, but text.
  const files = [new File([text], `${name}.txt`, { type: 'text/plain' })];
  const isShared = matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files });
  if (!isShared) return downloadText(`${name}.json`, text, 'application/json');
  try {
    await navigator.share({ files });
  } catch (error) {
    // The learner closed the sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    downloadText(`${name}.json`, text, 'application/json');
  }
}
