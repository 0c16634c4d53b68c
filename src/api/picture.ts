/** The time limit of a picture's download, in milliseconds. */
const PATIENCE = 20_000;

/**
 * Downloads a course's picture for offline storage. Resolves with null if the download fails, for instance because the
 * CORS headers are missing or the host does not respond.
 */
export async function fetchPicture(address: string, signal: AbortSignal): Promise<Blob | null> {
  try {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
    const response = await globalThis.fetch(address, { signal: limited, referrerPolicy: 'no-referrer' });
    const picture = await response.blob();
    return response.ok && picture.type.startsWith('image/') ? picture : null;
  } catch {
    return null;
  }
}
