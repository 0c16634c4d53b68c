/**
 * Downloads a course's picture for offline storage. Resolves with null if the download fails, for instance because the
 * CORS headers are missing.
 */
export async function fetchPicture(address: string, signal: AbortSignal): Promise<Blob | null> {
  try {
    const response = await globalThis.fetch(address, { signal, referrerPolicy: 'no-referrer' });
    const picture = await response.blob();
    return response.ok && picture.type.startsWith('image/') ? picture : null;
  } catch {
    return null;
  }
}
