/** Downloads text as a file. */
export function downloadText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // Chromium reads the file some time after the click, so the URL is revoked with a delay.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/**
 * Shares text as a file. Phones and tablets that can share files open the system's share sheet. Other devices download
 * the file.
 */
export async function shareText(name: string, text: string): Promise<void> {
  // Chrome does not share JSON files, so a plain-text file is shared.
  const files = [new File([text], `${name}.txt`, { type: 'text/plain' })];
  const isShared = matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files });
  if (!isShared) return downloadText(`${name}.json`, text, 'application/json');
  try {
    await navigator.share({ files });
  } catch (error) {
    // An `AbortError` means that the user closed the share sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    downloadText(`${name}.json`, text, 'application/json');
  }
}
